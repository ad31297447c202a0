import { memo, useId } from 'react';
import { lettering, TitleLockup } from './TitleLockup.tsx';
import { MOODS } from './palette.ts';
import { seededRandom } from './random.ts';
import { subjectOf } from './subjects.ts';

/** The families of covers; the API names one in a game's `img`. */
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
  'rolls',
  'mines',
  'plinko',
  'wheel',
  'crash',
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
  /** Names what is drawn, where the family knows the word. What stands behind ` · ` are marks of an edition. */
  readonly title: string;
  /** One of COVER_FAMILIES; an unknown name is drawn as one of them, by seed. */
  readonly family: CoverFamily | (string & {});
}

/**
 * A game's cover, 3:4, filling its box: the subject that the title names under a title lock-up. A border radius belongs on the box, not on the cover.
 * Named by the title for screen readers; inside a link that carries the title, hide it with `aria-hidden` on the box.
 */
export const GameCover = memo(function GameCover({ seed, title, family }: GameCoverProps) {
  const id = useId();
  const random = seededRandom(`${family}:${seed}`);
  const kind = COVER_FAMILIES.find((known) => known === family) ?? random.pick(COVER_FAMILIES);
  const [subject = title, ...marks] = title.split(' · ');
  const { Scene, mood, main, second } = subjectOf(kind, subject, random);
  // The same place in another light for each kind of edition.
  const light = ((mood + marks.length) % 3) as typeof mood;
  const palette = { ...MOODS[kind][light], main, second };
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
      strokeLinecap="round"
      strokeLinejoin="round"
      {...lettering}
    >
      <Light id={`${id}sky`} colours={palette.sky} cy={0.34} r={0.72} />
      <Light id={`${id}main`} colours={main} />
      <Light id={`${id}second`} colours={second} />
      <Light
        id={`${id}glow`}
        colours={[`${palette.glow}f2`, `${palette.glow}00`]}
        cx={0.5}
        cy={0.5}
        r={0.5}
      />
      <Fall id={`${id}title`} colours={palette.title} />
      <Fall id={`${id}shade`} colours={[`${palette.ink}00`, palette.ink]} />
      <rect width="180" height="240" fill={url('sky')} />
      <Scene
        random={random}
        palette={palette}
        fill={{ main: url('main'), second: url('second'), glow: url('glow') }}
      />
      <rect y="140" width="180" height="100" fill={url('shade')} />
      <TitleLockup
        title={subject}
        marks={marks}
        palette={palette}
        fill={url('title')}
        tilt={random.pick([-4, -2.5, 0, 0, 2.5])}
      />
    </svg>
  );
});

interface GradientProps {
  readonly id: string;
  readonly colours: readonly [string, string];
}

interface LightProps extends GradientProps {
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
}

/** Light from above left, so that shapes look solid. */
function Light({ id, colours, cx = 0.36, cy = 0.2, r = 0.9 }: LightProps) {
  return (
    <radialGradient id={id} cx={cx} cy={cy} r={r}>
      <Stops colours={colours} />
    </radialGradient>
  );
}

/** From top to foot. */
function Fall({ id, colours }: GradientProps) {
  return (
    <linearGradient id={id} x2="0" y2="0.82">
      <Stops colours={colours} />
    </linearGradient>
  );
}

function Stops({ colours }: Pick<GradientProps, 'colours'>) {
  return (
    <>
      <stop stopColor={colours[0]} />
      <stop offset="1" stopColor={colours[1]} />
    </>
  );
}
