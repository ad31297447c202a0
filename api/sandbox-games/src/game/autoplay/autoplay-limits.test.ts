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

  it('says of a limit that the next bet would pass that it is not reached yet', () => {
    const count = autoplayCount({ ...LIMITS, rounds: 50 });

    expect(count.after({ betCentavos: 100, winCentavos: 60 }, 300)).toEqual(['nextBet']);
  });

  it('tells how much was played, staked and won or lost', () => {
    const count = autoplayCount({ ...LIMITS, rounds: 50 });
    count.after(lost, 100);
    count.after({ betCentavos: 300, winCentavos: 250 }, 100);

    expect([count.played, count.left, count.stakedCentavos, count.netCentavos]).toEqual([2, 48, 400, -150]);
  });

  it('counts wins against the loss', () => {
    const count = autoplayCount({ ...LIMITS, rounds: 50 });
    count.after(lost, 100);
    count.after({ betCentavos: 100, winCentavos: 250 }, 100);

    expect([count.after(lost, 100), count.after(lost, 100)]).toEqual([[], []]);
    expect(count.after({ betCentavos: 100, winCentavos: 0 }, 200)).toEqual(['nextBet']);
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
    // No bet follows the last round: that it would be too much is nothing to tell.
    expect(dear.after({ betCentavos: 100, winCentavos: 1_000 }, 2_000)).toEqual(['win', 'rounds']);
  });
});
