import { Children } from 'react';
import { IconButton, useLocale } from '@mosaico/shared/ui';
import { CarouselDots } from './CarouselDots.tsx';
import { RailView, type RailProps } from './Rail.tsx';
import { autoplayTextsOf } from './texts.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useRail } from './useRail.ts';

export interface CarouselProps extends Omit<RailProps, 'itemWidth'> {
  /** CSS width of an item; the whole width unless said otherwise. */
  readonly itemWidth?: string | undefined;
  /** Moves on by itself, with a button that stops it; never under reduced motion. Milliseconds. */
  readonly advanceEveryMs?: number | undefined;
  /** The dots lie in the lower corner of the items, where these begin, and take no height of their own; there are no arrows then. */
  readonly areDotsInside?: boolean | undefined;
}

/** A few banners, one in sight at a time: a Rail with a dot for every item. */
export function Carousel({
  children,
  itemWidth = '100%',
  advanceEveryMs,
  areDotsInside = false,
  ...props
}: CarouselProps) {
  const items = Children.toArray(children);
  const rail = useRail(items.length);
  const texts = autoplayTextsOf(useLocale());
  const { position, goTo } = rail;
  const { canPlay, isPlaying, toggle, around } = useAutoplay(advanceEveryMs ?? null, () =>
    goTo(position.isAtEnd ? 0 : position.index + 1),
  );
  return (
    <div {...around} css={{ position: 'relative' }}>
      <RailView {...props} hasArrows={!areDotsInside} itemWidth={itemWidth} items={items} rail={rail} />
      <div css={[foot, areDotsInside && inside]}>
        {items.length > 1 && <CarouselDots count={items.length} index={position.index} onGo={goTo} />}
        {canPlay && (
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? texts.pause : texts.play}
            onClick={toggle}
          />
        )}
      </div>
    </div>
  );
}

const foot = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const;
/** Below the words of an item, the first dot beneath their beginning. */
const inside = { position: 'absolute', insetInlineStart: 3, bottom: -8 } as const;
