import { drawsOf, type Draw } from '../../draws.ts';
import { fraction, hundredthsOfPercent, toNumber } from '../fraction.ts';
import { recorded, replayed } from '../recorded-draws.ts';
import { UNITS_PER_BET } from '../slot-round.ts';
import { SCATTER, WILD } from '../symbols.ts';
import { lineWins } from './line-wins.ts';
import { freeSpinsChance, returnOf } from './lines-return.ts';
import { playLines, type LinesTable } from './play-lines.ts';
import { LINES_TABLES, type LinesTableName } from './tables.ts';

const EXACT: readonly [LinesTableName, number][] = [
  ['calm', 9616],
  ['wave', 9659],
  ['storm', 9697],
];

/** Short reels, so that all their pictures can be gone through. */
const SMALL: LinesTable = {
  rtpHundredths: 0,
  strips: [
    [2, 3, 1, 4],
    [2, 0, 1, 3],
    [3, 1, 0, 2],
    [2, 2, 0, 4],
    [1, 2, 3, 4, 2],
  ],
  pays: new Map([
    [2, [5, 20, 90]],
    [3, [3, 10, 40]],
    [4, [1, 4, 9]],
  ]),
  freeSpins: new Map([[4, 1]]),
  freeMultiplier: 3,
  mostFreeSpins: 2,
};

/** Draws that stand in a list. */
function listed(values: readonly number[]): Draw {
  let next = 0;
  return (below) => {
    const value = (values[next] ?? 0) % below;
    next += 1;
    return value;
  };
}

/** Every combination of stops. */
function* stopsOf({ strips: [a = [], b = [], c = [], d = [], e = []] }: LinesTable) {
  for (const i of a.keys())
    for (const j of b.keys())
      for (const k of c.keys()) for (const l of d.keys()) for (const m of e.keys()) yield [i, j, k, l, m];
}

describe('the mathematics of lines', () => {
  it.each(EXACT)('[G14] returns to player by summation: %s %i hundredths of a percent', (name, expected) => {
    expect(hundredthsOfPercent(returnOf(LINES_TABLES[name]).total)).toBe(expected);
    expect(LINES_TABLES[name].rtpHundredths).toBe(expected);
  });

  it('[G14] sums up exactly what all pictures of a table pay, and how many free spins they give', () => {
    let [paid, pictures, triggers] = [0, 0, 0];
    for (const stops of stopsOf(SMALL)) {
      const [spin] = playLines(SMALL, listed(stops)).spins;
      paid += spin?.units ?? 0;
      triggers += spin?.awarded ?? 0;
      pictures += 1;
    }
    const { paidSpin, total } = returnOf(SMALL);
    const chance = triggers / pictures;

    expect(toNumber(paidSpin)).toBeCloseTo(paid / pictures / UNITS_PER_BET, 12);
    expect(toNumber(freeSpinsChance(SMALL))).toBeCloseTo(chance, 12);
    // One free spin at a time, and two in a round at most.
    const expectedFree = chance + chance ** 2;
    expect(toNumber(total)).toBeCloseTo(toNumber(paidSpin) * (1 + 3 * expectedFree), 12);
  });

  it.each(EXACT)('[G14] 8 000 fair rounds of %s stay within four standard errors', (name, expected) => {
    const rounds = 8_000;
    let [sum, squares] = [0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const draw = drawsOf({ serverSeed: 'a fixed seed', clientSeed: name, nonce });
      const bets = playLines(LINES_TABLES[name], draw).units / UNITS_PER_BET;
      sum += bets;
      squares += bets ** 2;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);

    expect(Math.abs(mean - expected / 10_000)).toBeLessThan(4 * error);
  });

  it.each(EXACT)(
    'a window of %s never shows two scatters or two wilds on one reel; the outer reels have no wild',
    (name) => {
      const { strips } = LINES_TABLES[name];
      for (const [reel, strip] of strips.entries())
        for (const special of [WILD, SCATTER])
          for (const [place, symbol] of strip.entries()) {
            if (symbol !== special) continue;
            const next = [1, 2].map((step) => strip[(place + step) % strip.length]);
            expect(next).not.toContain(special);
            expect(special === WILD && (reel === 0 || reel === 4)).toBe(false);
          }
    },
  );
});

describe('a line', () => {
  const pays = LINES_TABLES.calm.pays;
  const middle = (symbols: readonly number[]) => symbols.map((symbol) => [9, symbol, 10]);

  it('pays the longest row of a symbol from the left; a wild stands for it', () => {
    const wins = lineWins(middle([2, WILD, 2, 5, 2]), pays, 1);

    expect(wins.filter(({ line }) => line === 0)).toEqual([
      {
        line: 0,
        symbol: 2,
        reels: 3,
        units: 70,
        cells: [
          { reel: 0, row: 1 },
          { reel: 1, row: 1 },
          { reel: 2, row: 1 },
        ],
      },
    ]);
  });

  it('pays nothing for two, nothing from the right, and nothing for scatters; free spins multiply', () => {
    const unitsOf = (symbols: readonly number[], multiplier = 1) =>
      lineWins(middle(symbols), pays, multiplier).find(({ line }) => line === 0)?.units ?? 0;

    expect(unitsOf([2, 2, 5, 2, 2])).toBe(0);
    expect(unitsOf([5, 4, 2, 2, 2])).toBe(0);
    expect(unitsOf([SCATTER, SCATTER, SCATTER, 4, 5])).toBe(0);
    expect(unitsOf([2, WILD, 2, 2, 2], 2)).toBe(1_760);
  });
});

describe('a round of lines', () => {
  it('is repeated by its draws, and by no others', () => {
    const play = (draw: Draw) => playLines(LINES_TABLES.wave, draw);
    const seeds = { serverSeed: 'server', clientSeed: 'client', nonce: 3 };
    const { round, draws } = recorded(play, drawsOf(seeds));

    expect(replayed(play, draws)).toEqual(round);
    expect(() => replayed(play, draws.slice(1))).toThrow(RangeError);
    expect(() => replayed(play, [-1, ...draws.slice(1)])).toThrow(RangeError);
    expect(hundredthsOfPercent(fraction(1, 3))).toBe(3333);
  });

  it('plays every free spin that is given, with those that free spins give, up to the most', () => {
    const { strips } = LINES_TABLES.calm;
    /** Shows a scatter on the reels one, three and five, again and again. */
    const stops = strips.map((strip, reel) => (reel % 2 === 0 ? strip.indexOf(SCATTER) : strip.indexOf(10)));
    const always = Array.from({ length: 100 }, () => stops).flat();

    const { spins } = playLines(LINES_TABLES.calm, listed(always));

    expect(spins).toHaveLength(41);
    expect(spins.map(({ awarded }) => awarded).reduce((sum, awarded) => sum + awarded)).toBe(40);
    expect(spins.map(({ isFree }) => isFree)).toEqual([false, ...Array.from({ length: 40 }, () => true)]);
  });
});
