import { keyframes } from '@emotion/react';
import { useUiTexts } from '../language/useLocale.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { tokens } from '../theme/tokens.ts';
import { MosaicWave } from '../wave/MosaicWave.tsx';

export type SkeletonShape = 'lobby' | 'form' | 'list' | 'detail' | 'blank';

export interface SkeletonProps {
  /** The shape of what comes; the same names as in an area's declaration. */
  readonly shape?: SkeletonShape | undefined;
}

/** A placeholder in the shape of what comes; light runs over the wave while it waits. */
export function Skeleton({ shape = 'detail' }: SkeletonProps) {
  const texts = useUiTexts();
  return (
    <div role="status" css={{ padding: tokens.space[4], display: 'grid', gap: tokens.space[3] }}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {SHAPES[shape].map((block, index) => (
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
  readonly width?: string;
}

const covers: Row = { columns: 3, ratio: '3 / 4' };
const entry: Row = { height: 68 };
const SHAPES: Record<SkeletonShape, readonly Row[]> = {
  lobby: [{ height: 148 }, { height: 40, columns: 4 }, { height: 22, width: '44%' }, covers, covers, covers],
  form: [{ height: 26, width: '56%' }, { height: 76 }, { height: 76 }, { height: 76 }, { height: 54 }],
  list: [{ height: 40, columns: 3 }, entry, entry, entry, entry, entry, entry],
  detail: [
    { height: 150 },
    { height: 24, width: '62%' },
    { height: 16 },
    { height: 16, width: '84%' },
    { height: 120 },
  ],
  blank: [],
};

function SkeletonRow({ height, ratio, columns = 1, width }: Row) {
  return (
    <div
      css={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)`, gap: tokens.space[3], width }}
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
