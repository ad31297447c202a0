import type { CoverFamily } from '@mosaico/shared/game-wallet';

/** Look of a slot, the same as that of its cover. */
export type Family = Exclude<CoverFamily, 'rolls' | 'mines' | 'plinko' | 'wheel' | 'crash'>;

/** What the rules of a slot show. */
export interface ReelsRules {
  readonly pays: readonly Pay[];
}

/** A row of the pay table. */
export interface Pay {
  /** `three`: the symbol on all reels. `two`: on exactly two of them. */
  readonly pattern: 'three' | 'two';
  readonly symbol: number;
  /** Of the bet. */
  readonly multiplier: number;
  /** One round in so many wins this. */
  readonly oneIn: number;
}

/** Symbols on the three reels, left to right. */
export type Reels = readonly [number, number, number];
