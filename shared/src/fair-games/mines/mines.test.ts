import { drawsOf } from '../draws.ts';
import {
  drawMines,
  FEWEST_MINES,
  lowestMinesRtpHundredths,
  MINES_BET_UNIT,
  MINES_FIELDS,
  minesLadder,
  minesRtpHundredths,
  minesWin,
  MOST_MINES,
  replayMines,
} from './mines.ts';

const COUNTS = Array.from({ length: MOST_MINES }, (_, index) => index + FEWEST_MINES);

describe('the mathematics of mines', () => {
  it('[G14] returns at most 99 % and at least 98.28 %, whenever a player ends, with any number of mines', () => {
    for (const mines of COUNTS)
      for (const index of minesLadder(mines).keys()) {
        const rtp = minesRtpHundredths(mines, index + 1);
        expect(rtp).toBeLessThanOrEqual(9_900);
        expect(rtp).toBeGreaterThanOrEqual(9_828);
      }
    expect(lowestMinesRtpHundredths()).toBe(9_828);
  });

  it('[G14] returns what it says: every set of mines counted, for two mines and three fields', () => {
    let [paid, sets] = [0, 0];
    for (let one = 0; one < MINES_FIELDS; one += 1)
      for (let two = one + 1; two < MINES_FIELDS; two += 1) {
        sets += 1;
        if (one > 2) paid += minesWin(MINES_BET_UNIT, { mines: 2 }, 3);
      }

    expect(Math.floor((paid * 10_000) / (sets * MINES_BET_UNIT))).toBe(minesRtpHundredths(2, 3));
  });

  it('rises with every field, pays more than the bet, and stays below 10,000 times', () => {
    for (const mines of COUNTS) {
      const ladder = minesLadder(mines);
      expect(ladder[0]).toBeGreaterThan(100);
      expect(ladder.every((pays, index) => index === 0 || pays > (ladder[index - 1] ?? 0))).toBe(true);
      expect(Math.max(...ladder)).toBeLessThanOrEqual(1_000_000);
    }
    expect(minesLadder(3).slice(0, 4)).toEqual([112, 128, 147, 171]);
  });

  it('lays each set of two mines equally often: every pair of draws gives another order', () => {
    const seen = new Map<string, number>();
    for (let first = 0; first < MINES_FIELDS; first += 1)
      for (let second = 0; second < MINES_FIELDS - 1; second += 1) {
        const draws = [first, second];
        const key = drawMines(() => draws.shift() ?? 0, { mines: 2 }).mined.join();
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }

    expect(seen.size).toBe(300);
    expect(new Set(seen.values())).toEqual(new Set([2]));
  });

  it.each(COUNTS)('lays %d mines on as many different fields', (mines) => {
    const { mined } = drawMines(drawsOf({ serverSeed: 's', clientSeed: 'c', nonce: mines }), { mines });

    expect(new Set(mined).size).toBe(mines);
    expect(mined.every((field) => field >= 0 && field < MINES_FIELDS)).toBe(true);
  });

  it('is repeated from the seeds and the fields that were opened', () => {
    const draw = () => drawsOf({ serverSeed: 's', clientSeed: 'c', nonce: 1 });
    const { mined } = drawMines(draw(), { mines: 3 });
    const safe = [0, 1, 2, 3, 4].filter((field) => !mined.includes(field)).slice(0, 2);

    expect(replayMines(draw(), 100, { mines: 3, opened: safe })).toEqual({
      picture: { mined },
      winCentavos: 128,
    });
    expect(replayMines(draw(), 100, { mines: 3, opened: [...safe, mined[0] ?? 0] }).winCentavos).toBe(0);
    expect(replayMines(draw(), 100, { mines: 3, opened: [] }).winCentavos).toBe(0);
  });
});
