/**
 * The mathematics of the three-reel slot: a weighted table of outcomes ("books") per volatility. An outcome is drawn first,
 * by its weight; the reels then show it. So the return to player is exact: the sum of weight x multiplier over the weights.
 * Multipliers are of the bet and whole numbers of at least 2: a payout below the stake is never shown as a win.
 */

/** Weights of every table sum to this. */
export const TOTAL_WEIGHT = 1_000_000;

/** Seven symbols per game: 0 is the rarest. */
export const SYMBOL_COUNT = 7;

export type VolatilityName = 'calm' | 'breeze' | 'wave' | 'storm';

/** A row of the pay table, with its chance. */
export interface Book {
  /** `three`: the symbol on all reels. `two`: on exactly two of them. */
  readonly pattern: 'three' | 'two';
  readonly symbol: number;
  /** Of the bet. */
  readonly multiplier: number;
  /** Of `TOTAL_WEIGHT`. */
  readonly weight: number;
}

type Pays = readonly (readonly [multiplier: number, weight: number])[];

/** Three of symbol 0, 1, 2 ... 6, then two of symbol 0. What is left of the total weight loses. */
function table(pays: Pays): readonly Book[] {
  return pays.map(([multiplier, weight], index) => ({
    pattern: index < SYMBOL_COUNT ? 'three' : 'two',
    symbol: index < SYMBOL_COUNT ? index : 0,
    multiplier,
    weight,
  }));
}

export const VOLATILITIES: Readonly<Record<VolatilityName, readonly Book[]>> = {
  /** 96.00 %, a win in 27 of 100 rounds. */
  calm: table([
    [50, 1_000],
    [20, 4_000],
    [10, 12_000],
    [6, 20_000],
    [4, 35_000],
    [3, 50_000],
    [2, 90_000],
    [2, 60_000],
  ]),
  /** 97.00 %, 24 of 100. */
  breeze: table([
    [100, 500],
    [40, 2_000],
    [20, 5_000],
    [10, 14_000],
    [5, 36_000],
    [3, 60_000],
    [2, 80_000],
    [2, 40_000],
  ]),
  /** 96.50 %, 20 of 100. */
  wave: table([
    [200, 300],
    [60, 1_500],
    [25, 5_000],
    [12, 12_000],
    [6, 25_000],
    [4, 40_000],
    [2, 70_000],
    [2, 48_000],
  ]),
  /** 95.50 %, 13 of 100, up to 1000 times the bet. */
  storm: table([
    [1_000, 60],
    [250, 400],
    [80, 1_500],
    [30, 5_000],
    [12, 12_000],
    [6, 26_000],
    [3, 45_000],
    [2, 45_000],
  ]),
};

/** Exact return to player in hundredths of a percent: 9600 is 96.00 %. */
export function rtpHundredths(books: readonly Book[]): number {
  return (books.reduce((sum, book) => sum + book.weight * book.multiplier, 0) * 10_000) / TOTAL_WEIGHT;
}
