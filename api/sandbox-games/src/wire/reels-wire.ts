import type { Book } from '@mosaico/shared/fair-games/reels/volatility';
import type { CoverFamily } from '@mosaico/shared/game-wallet';

export type { Reels } from '@mosaico/shared/fair-games/reels/outcome';

/** Look of a slot, the same as that of its cover. */
export type Family = Exclude<CoverFamily, 'rolls' | 'mines' | 'plinko' | 'wheel' | 'crash'>;

/** What the rules of a slot show. */
export interface ReelsRules {
  readonly pays: readonly Pay[];
}

/** A row of the pay table. */
export interface Pay extends Omit<Book, 'weight'> {
  /** One round in so many wins this. */
  readonly oneIn: number;
}
