import { payOf } from '../../wire/pay-of.ts';
import { sandboxGames } from '../catalogue/catalogue.ts';
import { REELS_TITLES } from '../catalogue/reels-titles.ts';
import { drawsOf } from '@mosaico/shared/fair-games/draws';
import { drawOutcome } from '@mosaico/shared/fair-games/reels/outcome';
import {
  rtpHundredths,
  SYMBOL_COUNT,
  TOTAL_WEIGHT,
  VOLATILITIES,
  type Book,
  type VolatilityName,
} from '@mosaico/shared/fair-games/reels/volatility';

const EXACT: readonly [VolatilityName, number][] = [
  ['calm', 9600],
  ['breeze', 9700],
  ['wave', 9650],
  ['storm', 9550],
];

describe('the mathematics of the slot', () => {
  it.each(EXACT)('[G14] returns to player by summation: %s %i', (name, expected) => {
    const books = VOLATILITIES[name];

    expect(rtpHundredths(books)).toBe(expected);
    expect(books.reduce((sum, book) => sum + book.weight, 0)).toBeLessThan(TOTAL_WEIGHT);
    expect(
      books.every(({ multiplier, weight }) => Number.isInteger(multiplier) && multiplier >= 2 && weight > 0),
    ).toBe(true);
  });

  it.each(EXACT)(
    '[G14] every ticket of %s is drawn into its book, and the reels pay exactly what the book says',
    (name, expected) => {
      const books = VOLATILITIES[name];
      let paid = 0;
      for (let ticket = 0; ticket < TOTAL_WEIGHT; ticket += 1) {
        const draws = [ticket, ticket];
        const { book, reels } = drawOutcome(books, (below) => (draws.shift() ?? 0) % below);
        if (payOf(books, reels) !== book) throw new Error(`ticket ${ticket} shows ${reels.join()}`);
        paid += book?.multiplier ?? 0;
      }

      expect((paid * 10_000) / TOTAL_WEIGHT).toBe(expected);
    },
  );

  it.each(EXACT)(
    '[G14] 20 000 fair rounds of %s stay within four standard errors of the exact return',
    (name, expected) => {
      const books = VOLATILITIES[name];
      const rounds = 20_000;
      let paid = 0;
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        const draw = drawsOf({ serverSeed: 'a fixed seed', clientSeed: name, nonce });
        paid += drawOutcome(books, draw).book?.multiplier ?? 0;
      }

      expect(Math.abs(paid / rounds - expected / 10_000)).toBeLessThan(4 * standardError(books, rounds));
    },
  );

  it('shows losing pictures evenly: no near miss is arranged', () => {
    const books = VOLATILITIES.calm;
    const lost = TOTAL_WEIGHT - 1;
    const pictures = new Set<string>();
    for (let picture = 0; picture < 318; picture += 1) {
      const draws = [lost, picture];
      pictures.add(drawOutcome(books, () => draws.shift() ?? 0).reels.join());
    }

    expect(pictures.size).toBe(SYMBOL_COUNT ** 3 - SYMBOL_COUNT - 18);
  });

  it('tells the catalogue the return of the table that is played', () => {
    for (const title of REELS_TITLES) {
      expect(sandboxGames.games.find(({ code }) => code === title.code)?.rtpHundredths).toBe(
        rtpHundredths(VOLATILITIES[title.table as VolatilityName]),
      );
    }
    expect(new Set(REELS_TITLES.map(({ name }) => name)).size).toBe(REELS_TITLES.length);
  });
});

function standardError(books: readonly Book[], rounds: number): number {
  const mean = rtpHundredths(books) / 10_000;
  const square = books.reduce(
    (sum, { weight, multiplier }) => sum + (weight * multiplier ** 2) / TOTAL_WEIGHT,
    0,
  );
  return Math.sqrt((square - mean ** 2) / rounds);
}
