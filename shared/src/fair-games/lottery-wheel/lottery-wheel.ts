import { type DrawSeeds, drawsOf } from '../draws.ts';

/** A segment of the lottery wheel. `BRL` is money, `WHEEL` further spins, `SMILEY` no prize (R105). */
export interface WheelPrize {
  readonly id: number;
  readonly reward: 'BRL' | 'SMILEY' | 'WHEEL';
  /** Reais or spins. */
  readonly quantity: number;
  /** How many of {@link TOTAL_WEIGHT} draws bring it. */
  readonly weight: number;
}

export const TOTAL_WEIGHT = 10_000;

/**
 * The segments, clockwise. A spin is worth 74 centavos on average, further spins included: 0.37 % of the bets that earn it.
 * Spins that were drawn are repeated from this table, so other prizes are another table with other ids. Source: G20.
 */
export const WHEEL_PRIZES: readonly WheelPrize[] = [
  { id: 1, reward: 'BRL', quantity: 1, weight: 2_300 },
  { id: 2, reward: 'BRL', quantity: 50, weight: 4 },
  { id: 3, reward: 'SMILEY', quantity: 0, weight: 5_500 },
  { id: 4, reward: 'BRL', quantity: 5, weight: 300 },
  { id: 5, reward: 'WHEEL', quantity: 1, weight: 1_000 },
  { id: 6, reward: 'BRL', quantity: 10, weight: 45 },
  { id: 7, reward: 'BRL', quantity: 2, weight: 850 },
  { id: 8, reward: 'BRL', quantity: 500, weight: 1 },
];

/** What a spin brings. The nonce is the number of the spin; the server seed is promised before and shown with the prize. Source: G14. */
export function drawPrize(seeds: DrawSeeds): WheelPrize {
  let left = drawsOf(seeds)(TOTAL_WEIGHT);
  for (const prize of WHEEL_PRIZES) {
    if (left < prize.weight) return prize;
    left -= prize.weight;
  }
  throw new Error('the weights of the lottery wheel do not add up');
}
