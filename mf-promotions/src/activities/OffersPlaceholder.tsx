import { PLACEHOLDER_ATTRIBUTE } from '@mosaico/shared/contract';
import { SkeletonBlock, tokens, useUiTexts, VisuallyHidden } from '@mosaico/shared/ui';
import { ActivityCard } from './ActivityCard.tsx';
import type { Activity } from './useActivities.ts';

interface OffersPlaceholderProps {
  /** As they are for a visitor, if they have come with the page. */
  readonly activities: readonly Activity[] | undefined;
}

/**
 * Stands in the place of the offers while it is not known how they stand for who is there. As large as the cards of a visitor, where those are known;
 * nobody sees or hears what these say: the member may take a break (G31).
 */
export function OffersPlaceholder({ activities }: OffersPlaceholderProps) {
  const texts = useUiTexts();
  return (
    <div role="status" {...PLACEHOLDER}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <ul aria-hidden css={offerList}>
        {activities
          ? activities.map((activity) => (
              <li key={activity.key} css={{ position: 'relative' }}>
                <div css={{ visibility: 'hidden' }}>
                  <ActivityCard activity={activity} onEnd={nothing} />
                </div>
                <div css={cover}>
                  <SkeletonBlock />
                </div>
              </li>
            ))
          : Array.from({ length: USUAL_OFFERS }, (_, index) => (
              <li key={index}>
                <SkeletonBlock height={USUAL_HEIGHT} />
              </li>
            ))}
      </ul>
    </div>
  );
}

const PLACEHOLDER = { [PLACEHOLDER_ATTRIBUTE]: '' };
/** Before anything is known. In pixels, as a card is on a phone. */
const USUAL_OFFERS = 6;
const USUAL_HEIGHT = 300;
const nothing = () => undefined;

export const offerList = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: tokens.space[3],
} as const;
const cover = { position: 'absolute', inset: 0, display: 'grid', '& > *': { height: '100%' } } as const;
