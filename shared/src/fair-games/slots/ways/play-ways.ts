import type { Draw } from '../../draws.ts';
import { playSpins } from '../play-spins.ts';
import {
  unitsOf,
  type Cell,
  type SlotRound,
  type SlotWin,
  type Spin,
  type Tumble,
  type Window,
} from '../slot-round.ts';
import { at, cellsWith } from '../strips.ts';
import { SCATTER } from '../symbols.ts';
import { waysWins, type WaysPay } from './ways-wins.ts';

export const REELS = 5;
export const ROWS = 4;
/** A symbol on neighbouring reels pays in so many ways at most. */
export const WAYS = ROWS ** REELS;

/** How often each symbol comes on a reel, by symbol; the higher the more often. */
export type Weights = readonly number[];

/** The mathematics of a slot of ways, whose symbols fall. */
export interface WaysTable {
  readonly weights: readonly Weights[];
  readonly pays: ReadonlyMap<number, WaysPay>;
  /** Of the first picture of a spin, the second, and so on; the last one goes on. */
  readonly multipliers: readonly number[];
  readonly freeMultipliers: readonly number[];
  readonly freeSpins: ReadonlyMap<number, number>;
  readonly mostFreeSpins: number;
}

/** Plays the paid spin and every free spin that it leads to. */
export function playWays(table: WaysTable, draw: Draw): SlotRound {
  return playSpins((isFree, given) => spinOnce(table, draw, isFree, given));
}

function spinOnce(table: WaysTable, draw: Draw, isFree: boolean, given: number): Spin {
  const multipliers = isFree ? table.freeMultipliers : table.multipliers;
  let window = firstWindow(table, draw);
  const tumbles: Tumble[] = [];
  for (;;) {
    const multiplier = at(multipliers, Math.min(tumbles.length, multipliers.length - 1));
    const wins = waysWins(window, table.pays, multiplier);
    tumbles.push({ window, wins, multiplier });
    if (wins.length === 0) break;
    window = fallen(table, window, wins, draw);
  }
  const scatters = cellsWith(window, SCATTER);
  const most = Math.max(...table.freeSpins.keys());
  const awarded = table.freeSpins.get(Math.min(scatters.length, most)) ?? 0;
  return {
    isFree,
    tumbles,
    scatters,
    awarded: Math.min(awarded, table.mostFreeSpins - given),
    units: tumbles.reduce((sum, { wins }) => sum + unitsOf(wins), 0),
  };
}

/** A picture of the reels, before anything falls. */
export function firstWindow({ weights }: WaysTable, draw: Draw): Window {
  return weights.map((reel) => drawn(reel, ROWS, draw));
}

/** What has paid is gone, the rest falls down, and new symbols come from above. */
function fallen({ weights }: WaysTable, window: Window, wins: readonly SlotWin[], draw: Draw): Window {
  return window.map((column, reel) => {
    const gone = rowsGone(wins, reel);
    const left = column.filter((_, row) => !gone.has(row));
    return [...drawn(at(weights, reel), ROWS - left.length, draw), ...left];
  });
}

/** Rows of a reel that wins empty. */
export function rowsGone(wins: readonly SlotWin[], reel: number): ReadonlySet<number> {
  const cells: readonly Cell[] = wins.flatMap((win) => win.cells);
  return new Set(cells.filter((cell) => cell.reel === reel).map(({ row }) => row));
}

/** Over how many rows the symbol falls that is in each row afterwards. */
export function rowsFallen(gone: ReadonlySet<number>): number[] {
  const left = Array.from({ length: ROWS }, (_, row) => row).filter((row) => !gone.has(row));
  const fromAbove = Array.from({ length: gone.size }, () => gone.size);
  return [...fromAbove, ...left.map((row, index) => gone.size + index - row)];
}

function drawn(weights: Weights, count: number, draw: Draw): number[] {
  const total = weights.reduce((sum, weight) => sum + weight);
  return Array.from({ length: count }, () => {
    let ticket = draw(total);
    return weights.findIndex((weight) => (ticket -= weight) < 0);
  });
}
