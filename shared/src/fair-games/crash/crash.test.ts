import {
  CRASH_HIGHEST,
  CRASH_LOWEST,
  CRASH_RTP_HUNDREDTHS,
  crashLastsMs,
  crashPays,
  drawCrash,
  drawsReaching,
  multiplierAfter,
  replayCrash,
  timeOf,
} from './crash.ts';

const DRAWS = 2 ** 32;
const TARGETS = [101, 102, 110, 133, 150, 200, 333, 1_000, 4_567, 10_000, 99_999, 1_000_000];

describe('the mathematics of crash', () => {
  it.each(TARGETS)(
    '[G14] reaches %d hundredths in exactly so many draws as it says: the last that does, and the next that does not',
    (target) => {
      const reaching = drawsReaching(target);

      // The draws that reach it are the highest ones.
      expect(drawCrash(() => DRAWS - reaching).burstHundredths).toBeGreaterThanOrEqual(target);
      expect(drawCrash(() => DRAWS - reaching - 1).burstHundredths).toBeLessThan(target);
    },
  );

  it('[G14] returns 97.00 % at every target, exactly up to the draws that cannot be divided', () => {
    for (let target = CRASH_LOWEST; target <= CRASH_HIGHEST; target += target < 10_000 ? 1 : 997) {
      const returned = (drawsReaching(target) * target) / 100 / DRAWS;
      expect(Math.round(returned * 10_000)).toBe(CRASH_RTP_HUNDREDTHS);
      expect(returned).toBeLessThanOrEqual(0.97);
      expect(returned).toBeGreaterThan(0.97 - 0.000_003);
    }
  });

  it('bursts at once in 3 % of all rounds and a little, and never beyond the highest', () => {
    expect(drawCrash(() => 0).burstHundredths).toBe(100);
    expect(drawCrash(() => DRAWS - 1).burstHundredths).toBe(CRASH_HIGHEST);
    expect(1 - drawsReaching(CRASH_LOWEST) / DRAWS).toBeCloseTo(0.0396, 4);
  });

  it('rises by the clock alone, and each multiplier has its millisecond', () => {
    expect([0, 6_932, 23_026].map(multiplierAfter)).toEqual([100, 200, 1_000]);
    for (const target of TARGETS) {
      expect(multiplierAfter(timeOf(target))).toBeGreaterThanOrEqual(target);
      expect(multiplierAfter(timeOf(target) - 1)).toBeLessThan(target);
    }
  });

  it('lasts to the player’s own point, to the burst, or to the highest multiplier', () => {
    expect(crashLastsMs({ burstHundredths: 250 }, { autoHundredths: 200 })).toBe(timeOf(200));
    expect(crashLastsMs({ burstHundredths: 250 }, { autoHundredths: null })).toBe(timeOf(251));
    expect(crashLastsMs({ burstHundredths: 150 }, { autoHundredths: 200 })).toBe(timeOf(151));
    expect(crashLastsMs({ burstHundredths: CRASH_HIGHEST }, { autoHundredths: null })).toBe(
      timeOf(CRASH_HIGHEST),
    );
  });

  it.each([
    [250, null, 200, 200],
    [250, null, 251, 0],
    [250, 200, null, 200],
    [199, 200, null, 0],
    [250, 200, 120, 120],
    [250, null, null, 0],
  ])('burst at %s, own point %s, taken at %s: pays %s hundredths', (burst, auto, taken, pays) => {
    expect(crashPays({ burstHundredths: burst }, { autoHundredths: auto }, taken)).toBe(pays);
  });

  it('is repeated from the draw and the moment', () => {
    const choices = { autoHundredths: null, takenHundredths: 150 };

    expect(replayCrash(() => DRAWS - 1, 100, choices)).toEqual({
      picture: { burstHundredths: CRASH_HIGHEST },
      winCentavos: 150,
    });
    expect(replayCrash(() => 0, 100, choices).winCentavos).toBe(0);
  });
});
