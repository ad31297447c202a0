import { drawOutcome } from '@mosaico/shared/fair-games/reels/outcome';
import { TOTAL_WEIGHT, VOLATILITIES } from '@mosaico/shared/fair-games/reels/volatility';
import { payOf } from './pay-of.ts';

const PICTURES = 343;

describe('what a picture pays', () => {
  it('[G14] is exactly what the pay table pays, for every picture', () => {
    const books = VOLATILITIES.wave;
    const shown = new Set<string>();

    let ticket = 0;
    for (const book of [...books, null]) {
      for (let picture = 0; picture < PICTURES; picture += 1) {
        const draws = [book ? ticket : TOTAL_WEIGHT - 1, picture];
        const { reels } = drawOutcome(books, (below) => (draws.shift() ?? 0) % below);
        shown.add(reels.join());
        expect(payOf(books, reels)).toEqual(book);
      }
      ticket += book?.weight ?? 0;
    }

    expect(shown.size).toBe(PICTURES);
  });
});
