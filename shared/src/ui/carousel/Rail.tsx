import { Children, isValidElement, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton, tokens, useLocale } from '@mosaico/shared/ui';
import { railTextsOf } from './texts.ts';
import { useRail } from './useRail.ts';

export interface RailProps {
  /** Name for screen readers; or the id of the heading that names it. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** One item each; give them keys. */
  readonly children: ReactNode;
  /** CSS width of an item, such as `clamp(128px, 36vw, 156px)`. */
  readonly itemWidth: string;
  /** True while the items are loading: the rail does not scroll. */
  readonly isStill?: boolean | undefined;
}

/**
 * Items in a row that scrolls sideways and snaps: by finger, by arrow keys from anything focused inside, and by arrows where
 * there is a mouse. It reaches to the edges of a screen with the usual distance of 16 px.
 */
export function Rail({ children, ...props }: RailProps) {
  const items = Children.toArray(children);
  return <RailView {...props} items={items} rail={useRail(items.length)} />;
}

interface RailViewProps extends Omit<RailProps, 'children'> {
  readonly items: readonly ReactNode[];
  readonly rail: ReturnType<typeof useRail>;
  readonly hasArrows?: boolean;
}

/** The look of a rail; where it stands and how it moves is handed in. */
export function RailView({
  label,
  labelledBy,
  items,
  itemWidth,
  isStill = false,
  rail,
  hasArrows = true,
}: RailViewProps) {
  const { listProps, position, step } = rail;
  const hasMouse = useSyncExternalStore(followPointer, isMouse, () => false);
  return (
    <div css={{ position: 'relative' }}>
      <ul {...listProps} aria-label={label} aria-labelledby={labelledBy} css={[row, isStill && still]}>
        {items.map((item, index) => (
          <li key={isValidElement(item) ? item.key : index} css={[itemStyle, { flexBasis: itemWidth }]}>
            {item}
          </li>
        ))}
      </ul>
      {hasArrows && hasMouse && !isStill && !(position.isAtStart && position.isAtEnd) && (
        <Arrows isAtStart={position.isAtStart} isAtEnd={position.isAtEnd} onStep={step} />
      )}
    </div>
  );
}

/** Arrows are for a mouse; touch screens, where the rail is swiped, have none in the page. */
const MOUSE = '(hover: hover) and (pointer: fine)';

function followPointer(onChange: () => void): () => void {
  const media = window.matchMedia(MOUSE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function isMouse(): boolean {
  return window.matchMedia(MOUSE).matches;
}

interface ArrowsProps {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

function Arrows({ isAtStart, isAtEnd, onStep }: ArrowsProps) {
  const texts = railTextsOf(useLocale());
  return (
    <div css={arrows}>
      <IconButton
        variant="quiet"
        icon="chevron-left"
        label={texts.previous}
        aria-disabled={isAtStart}
        onClick={() => onStep(-1)}
      />
      <IconButton
        variant="quiet"
        icon="chevron-right"
        label={texts.next}
        aria-disabled={isAtEnd}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

const row = {
  position: 'relative',
  display: 'flex',
  gap: tokens.space[3],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: tokens.space[4],
  scrollbarWidth: 'none',
  margin: `0 calc(-1 * ${tokens.space[4]})`,
  padding: `4px ${tokens.space[4]}`,
} as const;
const still = { overflowX: 'hidden' } as const;
const itemStyle = { flexGrow: 0, flexShrink: 0, minWidth: 0, scrollSnapAlign: 'start' } as const;
const arrows = {
  display: 'contents',
  '& > button': {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    left: -10,
    transition: `opacity ${tokens.motion.fast}`,
  },
  '& > :last-of-type': { left: 'auto', right: -10 },
  '& > [aria-disabled="true"]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
} as const;
