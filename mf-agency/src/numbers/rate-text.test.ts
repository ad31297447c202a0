import { rateText } from './rate-text.ts';

describe('a rate of commission', () => {
  it.each([
    ['pt-BR', '0,10', '0,1'],
    ['en', '0.10', '0.1'],
    ['zh-CN', '0.10', '0.1'],
    ['vi', '0,10', '0,1'],
    ['id', '0,10', '0,1'],
    ['th', '0.10', '0.1'],
    ['ms', '0.10', '0.1'],
  ])('[R15] has the decimal sign of %s', (locale, inList, inRules) => {
    expect([rateText('0.10', locale, 2), rateText('0.10', locale, 0)]).toEqual([inList, inRules]);
  });

  it('[R112] of a whole percent has no decimals in the rules', () => {
    expect(rateText('10.00', 'pt-BR', 0)).toBe('10');
  });
});
