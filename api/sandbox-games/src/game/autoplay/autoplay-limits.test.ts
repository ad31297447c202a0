import { autoplayCount } from './autoplay-limits.ts';

const LIMITS = { rounds: 3, lossCentavos: 300, winCentavos: 1_000 };
const lost = { betCentavos: 100, winCentavos: 0 };

describe('playing by itself', () => {
  it('ends after the rounds that were asked for', () => {
    const count = autoplayCount({ ...LIMITS, lossCentavos: 10_000 });

    expect([count.after(lost, 100), count.after(lost, 100), count.left]).toEqual([null, null, 1]);
    expect(count.after(lost, 100)).toBe('rounds');
  });

  it('plays no bet that could make the loss larger than the limit', () => {
    const count = autoplayCount({ ...LIMITS, rounds: 50 });

    expect([count.after(lost, 100), count.after(lost, 100)]).toEqual([null, null]);
    expect(count.after(lost, 100)).toBe('loss');
  });

  it('counts wins against the loss', () => {
    const count = autoplayCount({ ...LIMITS, rounds: 50 });
    count.after(lost, 100);
    count.after({ betCentavos: 100, winCentavos: 250 }, 100);

    expect([count.after(lost, 100), count.after(lost, 100)]).toEqual([null, null]);
    expect(count.after(lost, 200)).toBe('loss');
  });

  it('ends with a win of the size that was asked for', () => {
    expect(autoplayCount(LIMITS).after({ betCentavos: 100, winCentavos: 1_000 }, 100)).toBe('win');
    expect(autoplayCount(LIMITS).after({ betCentavos: 100, winCentavos: 999 }, 100)).toBeNull();
  });
});
