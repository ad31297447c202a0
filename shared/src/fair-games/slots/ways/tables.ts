import type { BookedTable } from './book.ts';
import type { Weights } from './play-ways.ts';
import type { WaysPay } from './ways-wins.ts';

/** The tables by name; a title plays one of them. */
export type WaysTableName = 'calm' | 'wave' | 'storm';

const BOOK_SEED = 2_026;

/** The outer reels have no wild. @param others scatter, then what pays, the best first */
function reels(wilds: Weights, others: Weights): readonly Weights[] {
  return wilds.map((wild) => [wild, ...others]);
}

/** From symbol 2 on: five pictures, four letters. */
const paysOf = (pays: readonly WaysPay[]) => new Map(pays.map((pay, index) => [index + 2, pay]));

export const WAYS_TABLES: Readonly<Record<WaysTableName, BookedTable>> = {
  calm: {
    bookSeed: BOOK_SEED,
    rtpHundredths: 9568,
    freeSpinsRounds: 1_215,
    bookHash: 'ce980b274c564f9192ad718f3a32989b366cc21750d60a376fa9cb95951fb16c',
    weights: reels([0, 3, 3, 3, 0], [2, 5, 6, 7, 8, 9, 12, 12, 13, 13]),
    pays: paysOf([
      [8, 20, 76],
      [6, 12, 35],
      [4, 8, 22],
      [3, 7, 17],
      [3, 6, 12],
      [1, 3, 6],
      [1, 3, 6],
      [1, 2, 4],
      [1, 1, 3],
    ]),
    multipliers: [1, 2, 3, 4],
    freeMultipliers: [2, 3, 4, 5],
    freeSpins: new Map([
      [3, 8],
      [4, 12],
      [5, 16],
    ]),
    mostFreeSpins: 40,
  },
  wave: {
    bookSeed: BOOK_SEED,
    rtpHundredths: 9639,
    freeSpinsRounds: 1_261,
    bookHash: '120c9a5b750781a291069598159be83f4bf3d3cc632c028f64911fc455130a66',
    weights: reels([0, 3, 3, 3, 0], [2, 4, 5, 6, 8, 9, 12, 13, 14, 14]),
    pays: paysOf([
      [8, 25, 120],
      [5, 14, 43],
      [4, 9, 24],
      [3, 6, 15],
      [2, 5, 11],
      [1, 2, 5],
      [1, 1, 4],
      [1, 2, 3],
      [1, 1, 3],
    ]),
    multipliers: [1, 2, 3, 5],
    freeMultipliers: [2, 4, 6, 10],
    freeSpins: new Map([
      [3, 8],
      [4, 12],
      [5, 16],
    ]),
    mostFreeSpins: 40,
  },
  storm: {
    bookSeed: BOOK_SEED,
    rtpHundredths: 9680,
    freeSpinsRounds: 1_376,
    bookHash: 'b1300490562139d976a50cb728e5eeb608bbae981949b20e6fd5eb8c66915237',
    weights: reels([0, 2, 3, 2, 0], [2, 3, 4, 5, 7, 9, 12, 14, 15, 15]),
    pays: paysOf([
      [8, 30, 150],
      [5, 15, 55],
      [3, 7, 20],
      [2, 4, 11],
      [1, 3, 7],
      [1, 1, 3],
      [1, 1, 2],
      [1, 1, 2],
      [1, 1, 1],
    ]),
    multipliers: [1, 2, 4, 8],
    freeMultipliers: [3, 6, 9, 15],
    freeSpins: new Map([
      [3, 10],
      [4, 15],
      [5, 20],
    ]),
    mostFreeSpins: 50,
  },
};
