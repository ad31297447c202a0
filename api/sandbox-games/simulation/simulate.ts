import { randomFillSync } from 'node:crypto';
import type { Draw } from '@mosaico/shared/fair-games/draws';
import type { Engine } from '../src/provider/engines/engine.ts';

export interface Simulated {
  readonly rounds: number;
  /** What came back of all bets. */
  readonly mean: number;
  /** Of the mean. */
  readonly standardError: number;
  /** Of rounds that paid anything. */
  readonly hitRate: number;
  /** The largest win, in bets. */
  readonly largest: number;
}

/** Plays rounds of an engine whose rounds are decided with the bet, without wallet and database. */
export function simulate(
  engine: Engine,
  table: string,
  choices: unknown,
  rounds: number,
  draw: Draw,
): Simulated {
  const betCentavos = engine.betUnitCentavos * 100;
  let [sum, squares, hits, largest] = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const bets = engine.draw({ table, draw, betCentavos, choices }).winCentavos / betCentavos;
    sum += bets;
    squares += bets ** 2;
    if (bets > 0) hits += 1;
    largest = Math.max(largest, bets);
  }
  const mean = sum / rounds;
  const standardError = Math.sqrt(Math.max(0, squares / rounds - mean ** 2) / rounds);
  return { rounds, mean, standardError, hitRate: hits / rounds, largest };
}

/** Numbers that are asked of the system at once. */
const BATCH = 16_384;

/** Draws from the system's randomness: a player's seeds give the same distribution, which has tests of its own, and take ten times as long. */
export function systemDraws(): Draw {
  const numbers = new Uint32Array(BATCH);
  let next = BATCH;
  return (below) => {
    const span = Math.floor(2 ** 32 / below);
    for (;;) {
      if (next === BATCH) {
        randomFillSync(numbers);
        next = 0;
      }
      const value = numbers[next] ?? 0;
      next += 1;
      if (value < span * below) return Math.floor(value / span);
    }
  };
}
