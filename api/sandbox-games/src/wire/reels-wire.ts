import type { Book } from '@mosaico/shared/fair-games/reels/volatility';

export type { Reels } from '@mosaico/shared/fair-games/reels/outcome';

/** What the rules of a slot show. */
export interface ReelsRules {
  readonly pays: readonly Pay[];
}

/** A row of the pay table. */
export interface Pay extends Omit<Book, 'weight'> {
  /** One round in so many wins this. */
  readonly oneIn: number;
}
