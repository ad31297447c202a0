import type { Draw } from '../draws.ts';

/**
 * What happens in one round of a slot, from the first spin to the last free one. It follows from the draws alone, so the game shows
 * what the server has decided, and anyone can repeat it. Wins are counted in units: `UNITS_PER_BET` of them are the bet.
 */

/** Every bet is a multiple of so many centavos, so a unit is a whole number of centavos. */
export const UNITS_PER_BET = 20;

/** Symbols that are seen, reel by reel from the left, each from the top. */
export type Window = readonly (readonly number[])[];

/** A place in the window. */
export interface Cell {
  readonly reel: number;
  readonly row: number;
}

/** Something that pays. */
export interface SlotWin {
  readonly symbol: number;
  /** On so many reels, from the left. */
  readonly reels: number;
  readonly cells: readonly Cell[];
  /** Index of the line; null where lines do not count. */
  readonly line: number | null;
  /** With the multiplier in force. */
  readonly units: number;
}

/** One picture and what it pays. When more follow in the same spin, what has paid is gone and the rest has fallen down. */
export interface Tumble {
  readonly window: Window;
  readonly wins: readonly SlotWin[];
  readonly multiplier: number;
}

export interface Spin {
  readonly isFree: boolean;
  /** At least one. */
  readonly tumbles: readonly Tumble[];
  readonly scatters: readonly Cell[];
  /** Free spins that the scatters give. */
  readonly awarded: number;
  readonly units: number;
}

/** A coin that stays where it has landed. */
export interface Coin extends Cell {
  readonly units: number;
}

/** Hold and spin: coins stay, the other places spin again. */
export interface Hold {
  /** What began it. */
  readonly coins: readonly Coin[];
  /** Coins that came with each of the spins that followed. */
  readonly respins: readonly (readonly Coin[])[];
  readonly isFull: boolean;
  /** Everything that it pays. */
  readonly units: number;
}

export interface SlotRound {
  /** The paid spin first, then the free ones. */
  readonly spins: readonly Spin[];
  readonly hold: Hold | null;
  readonly units: number;
}

/** Plays a round. The same draws give the same round. */
export type PlaySlot = (draw: Draw) => SlotRound;

/** Units of some wins together. */
export function unitsOf(wins: readonly { readonly units: number }[]): number {
  return wins.reduce((sum, { units }) => sum + units, 0);
}
