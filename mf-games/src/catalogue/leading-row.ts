import type { Game } from '@mosaico/shared/api';

/** As many games as a row has. */
export const ROW_LENGTH = 12;

/** The row of games that a list by popularity begins with; its key names its heading. */
export interface LeadingRow {
  readonly key: 'popular' | 'selection';
  /** Numbers the cards: a ranking. */
  readonly isRanked: boolean;
}

/** Only where some are hot does the row say that others play them; else the site's own order says nothing of that (R189). */
export function leadingRow(games: readonly Game[]): LeadingRow {
  const isPlayed = games.some(({ is_hot: isHot }) => isHot === 1);
  return { key: isPlayed ? 'popular' : 'selection', isRanked: isPlayed };
}
