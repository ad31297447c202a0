import type { Draw } from '../../draws.ts';
import { playSpins } from '../play-spins.ts';
import { unitsOf, type SlotRound, type Spin } from '../slot-round.ts';
import { cellsWith, spun, type Strip } from '../strips.ts';
import { SCATTER } from '../symbols.ts';
import { lineWins, type LinePay } from './line-wins.ts';

export const ROWS = 3;

/** The mathematics of a slot of five reels and twenty lines. */
export interface LinesTable {
  /** What it returns of all bets, in hundredths of a percent, rounded down. Proven by summation (tables.node.test.ts). */
  readonly rtpHundredths: number;
  readonly strips: readonly Strip[];
  readonly pays: ReadonlyMap<number, LinePay>;
  /** Free spins by the number of scatters; fewer than the least of them give none. */
  readonly freeSpins: ReadonlyMap<number, number>;
  /** What free spins multiply their wins with. */
  readonly freeMultiplier: number;
  /** No round has more free spins; what scatters would give beyond is not given. */
  readonly mostFreeSpins: number;
}

/** Plays the paid spin and every free spin that it leads to. Scatters in free spins give more of them. */
export function playLines(table: LinesTable, draw: Draw): SlotRound {
  return playSpins((isFree, given) => spinOnce(table, draw, isFree, given));
}

function spinOnce(table: LinesTable, draw: Draw, isFree: boolean, given: number): Spin {
  const window = spun(table.strips, ROWS, draw);
  const multiplier = isFree ? table.freeMultiplier : 1;
  const wins = lineWins(window, table.pays, multiplier);
  const scatters = cellsWith(window, SCATTER);
  const awarded = Math.min(table.freeSpins.get(scatters.length) ?? 0, table.mostFreeSpins - given);
  return { isFree, tumbles: [{ window, wins, multiplier }], scatters, awarded, units: unitsOf(wins) };
}
