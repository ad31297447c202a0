import { useIsFirstPaint } from '@mosaico/shared/area';

/** As many cards of a row as any screen shows at once. */
export const CARDS_IN_SIGHT = 4;

/** The beginning of a list while the page comes, all of it right after: what is out of sight would only make the page heavy. */
export function useFirstCards<Card>(cards: readonly Card[]): readonly Card[] {
  return useIsFirstPaint() ? cards.slice(0, CARDS_IN_SIGHT) : cards;
}
