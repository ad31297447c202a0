import { autoplayCount } from './autoplay-limits.ts';

const LIMITS = { rounds: 3, lossCentavos: 300, winCentavos: 1_000 };
const lost = { betCentavos: 100, winCentavos: 0 };

describe('playing by itself', () => {
  it('ends after the rounds that were asked for', () => {
    const count = autoplayCount({ ...LIMITS, lossCentavos: 10_000 });

    expect([count.after(lost, 100), count.after(lost, 100), count.left]).toEqual([[], [], 1]);
    expect(count.after(lost, 100)).toEqual(['rounds']);
  });

  it('plays no bet that could make the loss larger than the limit', () => {
    const count = autoplayCount({ ...LIMITS, rounds: 50 });

    expect([count.after(lost, 100), count.after(lost, 100)]).toEqual([[], []]);
    expect(count.after(lost, 100)).toEqual(['loss']);
  });

  it('counts wins against the loss', () => {
    const count = autoplayCount({ ...LIMITS, rounds: 50 });
    count.after(lost, 100);
    count.after({ betCentavos: 100, winCentavos: 250 }, 100);

    expect([count.after(lost, 100), count.after(lost, 100)]).toEqual([[], []]);
    expect(count.after(lost, 200)).toEqual(['loss']);
  });

  it('ends with a win of the size that was asked for', () => {
    expect(autoplayCount(LIMITS).after({ betCentavos: 100, winCentavos: 1_000 }, 100)).toEqual(['win']);
    expect(autoplayCount(LIMITS).after({ betCentavos: 100, winCentavos: 999 }, 100)).toEqual([]);
  });

  it('goes on after any win where no win is to end it, and keeps its rounds and its loss', () => {
    const limits = { ...LIMITS, winCentavos: null };
    const lucky = autoplayCount(limits);
    const unlucky = autoplayCount({ ...limits, rounds: 50 });

    expect(lucky.after({ betCentavos: 100, winCentavos: 1_000_000 }, 100)).toEqual([]);
    expect([lucky.after(lost, 100), lucky.after(lost, 100)]).toEqual([[], ['rounds']]);
    expect([1, 2, 3].map(() => unlucky.after(lost, 100))).toEqual([[], [], ['loss']]);
  });

  it('names every limit that a round has reached, the loss first', () => {
    const lastLost = autoplayCount(LIMITS);
    lastLost.after(lost, 100);
    lastLost.after(lost, 100);
    const lastWon = autoplayCount({ ...LIMITS, rounds: 1 });
    const dear = autoplayCount({ ...LIMITS, rounds: 1 });

    expect(lastLost.after(lost, 100)).toEqual(['loss', 'rounds']);
    expect(lastWon.after({ betCentavos: 100, winCentavos: 1_000 }, 100)).toEqual(['win', 'rounds']);
    // A next bet that the winnings and the limit together do not cover.
    expect(dear.after({ betCentavos: 100, winCentavos: 1_000 }, 2_000)).toEqual(['loss', 'win', 'rounds']);
  });
});
