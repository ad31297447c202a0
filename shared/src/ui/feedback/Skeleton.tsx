import { keyframes } from '@emotion/react';
import { PLACEHOLDER_ATTRIBUTE } from '../../contract/names.ts';
import { useUiTexts } from '../language/useLocale.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { tokens } from '../theme/tokens.ts';
import { MosaicWave } from '../wave/MosaicWave.tsx';

/** The shapes that an area's declaration may name for a route. */
export type SkeletonShape = 'lobby' | 'form' | 'list' | 'detail' | 'blank';

export interface SkeletonProps {
  /** The shape of what comes; the same names as in an area's declaration. */
  readonly shape?: SkeletonShape | undefined;
  /** Fills a part of a screen that has its heading and its distances already. */
  readonly isPart?: boolean | undefined;
}

const PLACEHOLDER = { [PLACEHOLDER_ATTRIBUTE]: '' };

/** A placeholder in the shape of what comes; light runs over the wave while it waits. */
export function Skeleton({ shape = 'detail', isPart = false }: SkeletonProps) {
  const texts = useUiTexts();
  const rows = SHAPES[shape].filter(({ isHeading = false }) => !(isPart && isHeading));
  return (
    <div role="status" {...PLACEHOLDER} css={[stack, !isPart && { padding: tokens.space[4] }]}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {rows.map((block, index) => (
        <SkeletonRow key={index} {...block} />
      ))}
    </div>
  );
}

/** One row of blocks: height in pixels (or a ratio), how many side by side, share of the width. */
interface Row {
  readonly height?: number;
  readonly ratio?: string;
  readonly columns?: number;
  /** CSS width of each of them; they share the row unless said otherwise. */
  readonly columnWidth?: string;
  readonly width?: string;
  readonly isHeading?: boolean;
}

const title: Row = { height: 26, width: '44%' };
const rail: Row = { columns: 4, ratio: '3 / 4', columnWidth: 'clamp(128px, 36vw, 156px)' };
const covers: Row = { columns: 3, ratio: '3 / 4' };
const entry: Row = { height: 68 };
/** The heights are those of the screens that come, so that little moves when they do. */
const SHAPES: Record<SkeletonShape, readonly Row[]> = {
  lobby: [
    { height: 148 },
    { height: 52 },
    { height: 44, columns: 3 },
    title,
    rail,
    { height: 144 },
    title,
    covers,
  ],
  form: [{ height: 38, width: '52%', isHeading: true }, { height: 300 }, { height: 102 }, { height: 54 }],
  list: [entry, entry, entry, entry, entry],
  detail: [
    { height: 38, width: '56%', isHeading: true },
    { height: 44, width: '88%', isHeading: true },
    { height: 220 },
    title,
    { height: 180 },
    { height: 180 },
  ],
  blank: [],
};

function SkeletonRow({ height, ratio, columns = 1, columnWidth = '1fr', width }: Row) {
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, ${columnWidth})`,
        gap: tokens.space[3],
        width,
      }}
    >
      {Array.from({ length: columns }, (_, index) => (
        <SkeletonBlock key={index} height={height} ratio={ratio} />
      ))}
    </div>
  );
}

export interface SkeletonBlockProps {
  /** Pixels. */
  readonly height?: number | undefined;
  /** CSS aspect ratio, e.g. `3 / 4`, instead of a height. */
  readonly ratio?: string | undefined;
}

/** One shimmering block, for screens that draw their own skeleton. Decoration. */
export function SkeletonBlock({ height, ratio }: SkeletonBlockProps) {
  return (
    <div aria-hidden css={[block, { height, aspectRatio: ratio }]}>
      <MosaicWave wavelength={104} color={tokens.color.light} />
    </div>
  );
}

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  overflow: 'hidden',
} as const;
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

const block = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: tokens.color.surfaceRaised,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(100deg, transparent 20%, ${tokens.color.lightStrong} 50%, transparent 80%)`,
    animation: `${sweep} 1.5s ease-in-out infinite`,
  },
} as const;
