import { percentText } from './percent-text.ts';

describe('a percentage', () => {
  it.each([
    ['5', '5%'],
    ['20.00', '20%'],
    ['12.5', '12,50%'],
    ['0.52', '0,52%'],
    ['0.29', '0,29%'],
    ['16.666666', '16,66%'],
    ['19.999', '19,99%'],
    ['0.009', '0%'],
  ])('[A12] of %s from the wire is %s: two decimals at most, rounded down', (rate, text) => {
    expect(percentText(rate, 'pt-BR')).toBe(text);
  });
});
