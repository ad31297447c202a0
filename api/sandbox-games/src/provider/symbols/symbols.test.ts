import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { SYMBOL_COUNT as REELS_SYMBOLS } from '@mosaico/shared/fair-games/reels/volatility';
import { SYMBOL_COUNT } from '@mosaico/shared/fair-games/slots/symbols';
import { TITLES } from '../catalogue/titles.ts';
import { symbolName } from './symbol-names.ts';
import { symbolSvg } from './symbol-svg.ts';
import { symbolsOf } from './title-symbols.ts';

const REELS = { reels: REELS_SYMBOLS, lines: SYMBOL_COUNT, ways: SYMBOL_COUNT, hold: SYMBOL_COUNT, duel: 3 };
const countOf = (engine: string) => (REELS as Readonly<Record<string, number>>)[engine] ?? 0;

describe('what is on the reels of a title [G47]', () => {
  it.each(TITLES.map((title) => [title.name, title] as const))(
    'has a picture and a name of its own for each number: %s',
    (_, title) => {
      const symbols = symbolsOf(title);

      expect(symbols).toHaveLength(countOf(title.engine));
      expect(new Set(symbols.map(symbolSvg)).size).toBe(symbols.length);
      for (const language of MESSAGE_SETS) {
        const names = symbols.map((symbol) => symbolName(symbol, language));
        expect(names.filter((name) => name.trim() === '' || name.includes('undefined'))).toEqual([]);
        expect(new Set(names).size).toBe(names.length);
      }
    },
  );

  it('is called as in the game, and a wild and a bonus by what they do', () => {
    const [wild, bonus, best, ...others] = symbolsOf(
      TITLES.find(({ code }) => code === 'lines-003') as never,
    );

    expect([wild, bonus, best].map((symbol) => symbol && symbolName(symbol, 'en'))).toEqual([
      expect.stringMatching(/ \(WILD\)$/),
      expect.stringMatching(/ \(BONUS\)$/),
      expect.not.stringContaining('('),
    ]);
    expect(others.slice(-4).map((symbol) => symbolName(symbol, 'pt'))).toEqual(['A', 'K', 'Q', 'J']);
  });

  it('is for a duel who meets there, and the tie, in the order of its sides', () => {
    const sides = (code: string) => symbolsOf(TITLES.find((title) => title.code === code) as never);
    const namesOf = (code: string) => sides(code).map((symbol) => symbolName(symbol, 'pt'));

    expect(namesOf('duel-001')).toEqual(['Casa', 'Visitante', 'Empate']);
    expect(namesOf('duel-002')).toEqual(['Onça', 'Jacaré', 'Empate']);
  });

  it('is a picture that runs nothing and loads nothing', () => {
    const pictures = TITLES.flatMap((title) => symbolsOf(title).map(symbolSvg));

    expect(pictures.filter((svg) => !svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'))).toEqual([]);
    expect(pictures.filter((svg) => /script|href|on\w+=|url\((?!#)|NaN|undefined/.test(svg))).toEqual([]);
  });
});
