import { fraction, minus, times, type Fraction } from '../fraction.ts';
import { WILD } from '../symbols.ts';
import { ROWS, type Weights, type WaysTable } from './play-ways.ts';

/** Chance that the first picture of a spin shows a symbol on so many reels from the left, and on no more. */
export function reachChance({ weights }: WaysTable, symbol: number, reels: number): Fraction {
  return weights.reduce((chance, reel, index) => {
    if (index > reels) return chance;
    const absent = absentChance(reel, symbol);
    return times(chance, index < reels ? minus(fraction(1), absent) : absent);
  }, fraction(1));
}

/** Chance that no row of a reel shows a symbol; on the outer reels there is no wild that could stand for it. */
function absentChance(reel: Weights, symbol: number): Fraction {
  const total = reel.reduce((sum, weight) => sum + weight);
  const fitting = (reel[symbol] ?? 0) + (reel[WILD] ?? 0);
  return fraction(BigInt(total - fitting) ** BigInt(ROWS), BigInt(total) ** BigInt(ROWS));
}
