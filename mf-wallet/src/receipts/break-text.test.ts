import { breakText } from './break-text.ts';

const widthOf = (text: string) => text.length;

describe('lines of a receipt', () => {
  it('break between words', () => {
    expect(breakText('Pago em 20 de novembro', widthOf, 10)).toEqual(['Pago em 20', 'de', 'novembro']);
  });

  it('break an id that has no words, and lose nothing of it', () => {
    const id = 'E99999004202611021500abcdefghijk';

    const lines = breakText(id, widthOf, 10);

    expect(lines.every((line) => line.length <= 10)).toBe(true);
    expect(lines.join('')).toBe(id);
  });

  it('end although not even one letter fits', () => {
    expect(breakText('abc', widthOf, 0.5)).toEqual(['a', 'b', 'c']);
  });
});
