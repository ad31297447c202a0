import type { Game } from '@mosaico/shared/api';

/** As many games as a row has. */
export const ROW_LENGTH = 12;

/** A ranking of fewer would be a row with nothing in it but a gap. */
const LEAST_HOT = 6;

/** The row of games that a list by popularity begins with; its key names its heading. */
export interface LeadingRow {
  readonly key: 'popular' | 'selection';
  /** Numbers the cards: a ranking. */
  readonly isRanked: boolean;
}

/** Those that are hot, where they are enough for a row of their own. Pure. */
export function hotRowOf(games: readonly Game[]): readonly Game[] | null {
  const hot = games.filter(({ is_hot: isHot }) => isHot === 1);
  return hot.length < LEAST_HOT ? null : hot;
}

/** Only where enough are hot does the row say that others play them; else it says nothing of that: the site's own order follows (R189). */
export function leadingRow(games: readonly Game[]): LeadingRow {
  const isPlayed = hotRowOf(games) !== null;
  return { key: isPlayed ? 'popular' : 'selection', isRanked: isPlayed };
}
