import { drawsOf, type Draw } from '../../draws.ts';
import { toNumber } from '../fraction.ts';
import { recorded, replayed } from '../recorded-draws.ts';
import { WILD } from '../symbols.ts';
import { BOOK_ROUNDS, playBook, roundOfBook } from './book.ts';
import { firstWindow, playWays, rowsFallen, rowsGone } from './play-ways.ts';
import { reachChance } from './reach-chance.ts';
import { WAYS_TABLES } from './tables.ts';
import { waysWins, type WaysPay } from './ways-wins.ts';

const PAYS = new Map<number, WaysPay>([[2, [10, 20, 50]]]);

describe('ways', () => {
  it('pay a symbol on three or more neighbouring reels from the left, once for each way through them', () => {
    const window = [
      [2, 9, 2, 9],
      [9, WILD, 9, 9],
      [2, 2, 2, 9],
      [9, 9, 9, 9],
      [2, 2, 2, 2],
    ];

    const wins = waysWins(window, PAYS, 3);

    expect(wins).toMatchObject([{ symbol: 2, reels: 3, units: 10 * 2 * 1 * 3 * 3, line: null }]);
    expect(wins[0]?.cells).toHaveLength(6);
  });

  it('pay nothing for two reels, nor from the second reel on', () => {
    const rest = [9, 9, 9, 9];

    expect(waysWins([[2, 9, 9, 9], [2, 9, 9, 9], rest, rest, rest], PAYS, 1)).toEqual([]);
    expect(waysWins([rest, [2, 9, 9, 9], [2, 9, 9, 9], [2, 9, 9, 9], [2, 9, 9, 9]], PAYS, 1)).toEqual([]);
  });

  it('have the chances that the pay table tells', () => {
    const table = WAYS_TABLES.calm;
    const draw = drawsOf({ serverSeed: 'a fixed seed', clientSeed: 'ways', nonce: 0 });
    const pictures = 3_000;
    let seen = 0;
    for (let picture = 0; picture < pictures; picture += 1) {
      const [win] = waysWins(firstWindow(table, draw), new Map([[8, [1, 1, 1]]]), 1);
      if (win?.reels === 3) seen += 1;
    }
    const chance = toNumber(reachChance(table, 8, 3));

    expect(Math.abs(seen / pictures - chance)).toBeLessThan(
      4 * Math.sqrt((chance * (1 - chance)) / pictures),
    );
  });
});

describe('what falls', () => {
  it('comes from as many rows above as are empty below it', () => {
    expect(rowsFallen(new Set())).toEqual([0, 0, 0, 0]);
    expect(rowsFallen(new Set([3]))).toEqual([1, 1, 1, 1]);
    expect(rowsFallen(new Set([0]))).toEqual([1, 0, 0, 0]);
    expect(rowsFallen(new Set([1, 3]))).toEqual([2, 2, 2, 1]);
  });

  it('leaves what did not pay in its order, reel by reel, and multiplies more each time', () => {
    const table = WAYS_TABLES.wave;
    let falls = 0;
    for (let number = 0; number < 400; number += 1)
      for (const { tumbles, isFree } of roundOfBook(table, number).spins)
        for (const [index, tumble] of tumbles.entries()) {
          const multipliers = isFree ? table.freeMultipliers : table.multipliers;
          expect(tumble.multiplier).toBe(multipliers[Math.min(index, multipliers.length - 1)]);
          const before = tumbles[index - 1];
          if (!before) continue;
          falls += 1;
          for (const [reel, column] of tumble.window.entries()) {
            const gone = rowsGone(before.wins, reel);
            const left = (before.window[reel] ?? []).filter((_, row) => !gone.has(row));
            expect(column.slice(gone.size)).toEqual(left);
          }
        }

    expect(falls).toBeGreaterThan(100);
  });

  it('ends when nothing pays any more', () => {
    for (let number = 0; number < 200; number += 1)
      for (const { tumbles } of roundOfBook(WAYS_TABLES.storm, number).spins) {
        expect(tumbles.at(-1)?.wins).toEqual([]);
        expect(tumbles.slice(0, -1).every(({ wins }) => wins.length > 0)).toBe(true);
      }
  });
});

describe('a round of ways', () => {
  it('is one page of the book, and is repeated by its one draw', () => {
    const table = WAYS_TABLES.calm;
    const play = (draw: Draw) => playBook(table, draw);

    const { round, draws } = recorded(play, drawsOf({ serverSeed: 's', clientSeed: 'c', nonce: 1 }));

    expect(draws).toHaveLength(1);
    expect(replayed(play, draws)).toEqual(round);
    expect(() => replayed(play, [BOOK_ROUNDS])).toThrow(RangeError);
  });

  it('never has more free spins than the most there can be', () => {
    const { mostFreeSpins } = WAYS_TABLES.calm;
    /** Everything that is drawn is a scatter. */
    const scattered = { ...WAYS_TABLES.calm, weights: WAYS_TABLES.calm.weights.map(() => [0, 1]) };

    expect(playWays(scattered, () => 0).spins).toHaveLength(mostFreeSpins + 1);
  });
});
