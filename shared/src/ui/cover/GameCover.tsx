import { memo, useId } from 'react';
import { TitleLockup } from './TitleLockup.tsx';
import { PALETTES, stoneColours } from './palette.ts';
import type { Palette } from './palette.ts';
import type { SeededRandom } from './random.ts';
import { seededRandom } from './random.ts';
import { sceneOf } from './scenes.ts';

/** The ten families of covers; the API names one in a game's `img`. */
export const COVER_FAMILIES = [
  'fruits',
  'gems',
  'egypt',
  'sea',
  'forest',
  'carnival',
  'space',
  'cards',
  'dice',
  'neon',
] as const;
/** One of COVER_FAMILIES. */
export type CoverFamily = (typeof COVER_FAMILIES)[number];

/**
 * Reads the API's description of a cover, `cover:<family>:<seed>`. Any other text becomes the seed of an unknown family,
 * which is drawn all the same.
 */
export function coverOf(img: string): { readonly family: string; readonly seed: string } {
  const [, family = '', seed = img] = /^cover:([^:]+):(.+)$/.exec(img) ?? [];
  return { family, seed };
}

export interface GameCoverProps {
  /** Stable id of the game; the same seed, title and family draw the same picture. */
  readonly seed: string;
  readonly title: string;
  /** One of COVER_FAMILIES; an unknown name is drawn as one of them, by seed. */
  readonly family: CoverFamily | (string & {});
}

/**
 * A game's cover, 3:4, filling its box: seeded scene of the family under a title lock-up. Round the box's corners, not the cover.
 * Named by the title for screen readers; inside a link that carries the title, hide it with `aria-hidden` on the box.
 */
export const GameCover = memo(function GameCover({ seed, title, family }: GameCoverProps) {
  const id = useId();
  const random = seededRandom(`${family}:${seed}`);
  const kind = COVER_FAMILIES.find((known) => known === family) ?? random.pick(COVER_FAMILIES);
  const palette = mixedPalette(PALETTES[kind], random, kind === 'gems' ? stoneColours(title) : null);
  const Scene = sceneOf(kind, title, random);
  const url = (name: string) => `url(#${id}${name})`;
  return (
    <svg
      viewBox="0 0 180 240"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={title}
      data-cover={kind}
      width="100%"
      height="100%"
      display="block"
    >
      <defs>
        <Gradient id={`${id}sky`} colours={palette.sky} />
        <Gradient id={`${id}main`} colours={palette.main} isSlanted />
        <Gradient id={`${id}second`} colours={palette.second} isSlanted />
        <Gradient id={`${id}title`} colours={palette.title} />
        <radialGradient id={`${id}glow`}>
          <stop stopColor={palette.glow} stopOpacity="0.95" />
          <stop offset="1" stopColor={palette.glow} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}shade`} x2="0" y2="1">
          <stop stopColor={palette.ink} stopOpacity="0" />
          <stop offset="0.7" stopColor={palette.ink} stopOpacity="0.86" />
        </linearGradient>
      </defs>
      <rect width="180" height="240" fill={url('sky')} />
      <Scene
        title={title}
        random={random}
        palette={palette}
        fill={{ main: url('main'), second: url('second'), glow: url('glow') }}
      />
      <rect y="138" width="180" height="102" fill={url('shade')} />
      <TitleLockup
        title={title}
        palette={palette}
        fill={url('title')}
        tilt={random.pick([-4, -2.5, 0, 0, 2.5])}
      />
    </svg>
  );
});

/** Sky and title of one palette with the objects of another: three palettes give nine moods. */
function mixedPalette(
  palettes: readonly [Palette, ...Palette[]],
  random: SeededRandom,
  stone: Palette['main'] | null,
): Palette {
  const { main, second } = random.pick(palettes);
  return { ...random.pick(palettes), main: stone ?? main, second };
}

interface GradientProps {
  readonly id: string;
  readonly colours: readonly [string, string];
  readonly isSlanted?: boolean;
}

function Gradient({ id, colours, isSlanted = false }: GradientProps) {
  return (
    <linearGradient id={id} x2={isSlanted ? 0.55 : 0} y2="1">
      <stop stopColor={colours[0]} />
      <stop offset="1" stopColor={colours[1]} />
    </linearGradient>
  );
}
