import { SkeletonBlock } from '@mosaico/shared/ui';
import { cardGrid } from './card-grid.ts';

/** The place of a grid of cards while it is on its way. */
export function GridSkeleton() {
  return (
    <div css={cardGrid} aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} css={{ paddingBottom: 26 }}>
          <SkeletonBlock ratio="3 / 4" />
        </div>
      ))}
    </div>
  );
}
