import { disc } from '../shapes.ts';
import { Glints } from './backdrops.tsx';
import { Clouds, Houses } from './places.tsx';
import type { SceneProps } from '../palette.ts';

/** A triangle of pins over its bins, with the way of a ball. */
function Pins({ palette }: Pick<SceneProps, 'palette'>) {
  const pins = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: row + 3 }, (_, at) => disc(90 + (at - (row + 2) / 2) * 23, 28 + row * 24, 4)),
  );
  return (
    <>
      <path d="M90 2 0 164h180z" fill={palette.ink} opacity="0.5" />
      <path d={pins.join('')} fill="#fff" />
      {['#e33', '#f83', '#fc4', '#fe9', '#fc4', '#f83', '#e33'].map((colour, bin) => (
        <rect
          key={`${colour}${90 + bin}`}
          x={11 + bin * 23}
          y="144"
          width="20"
          height="18"
          rx="5"
          fill={colour}
        />
      ))}
    </>
  );
}

/** Cashews fall through the pins. */
export function CashewRain(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <ellipse cx="90" cy="60" rx="110" ry="90" fill={fill.glow} />
      <path d="M0 0h76Q60 22 26 24 6 26 0 40zm180 0h-76q16 22 50 24 20 2 26 16z" fill="#383" />
      <Pins {...scene} />
      <g transform="translate(84 62) rotate(14) scale(1.25)" stroke={palette.ink} strokeWidth="2.5">
        <path d="M10-16c-14 0-20 12-18 24s10 22 18 22 16-10 18-22S24-16 10-16z" fill={fill.main} />
        <path d="M2 26q-6 16 8 18 16-2 10-14-6-6-18-4z" fill="#a97" />
      </g>
      <Glints {...scene} count={5} />
    </>
  );
}

/** A drop before the veil of the falls. */
export function FallingVeil(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Clouds />
      <path d="M0 50q90-22 180 0v120H0z" fill="#265" />
      <path d="M10 46h36v120H10zm50-5h56v124H60zm72 2h38v122h-38z" fill="#fff" opacity="0.75" />
      <path d="M-10 176a100 92 0 0 1 200 0h-12a88 80 0 0 0-176 0z" fill="#fd6" opacity="0.6" />
      <Pins {...scene} />
      <path
        d="M96 40q26 32 26 48a26 24 0 0 1-52 0q0-16 26-48z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path d="M84 72q-8 14-2 26 6 6 8 2-8-12-6-28z" fill="#fff" opacity="0.8" />
      <Glints {...scene} count={5} />
    </>
  );
}

/** A ball of paper bounces down the steep street. */
export function PaperBall(scene: SceneProps) {
  const { palette, random } = scene;
  const bits = Array.from(
    { length: 26 },
    () => `M${random.between(0, 176).toFixed(0)} ${random.between(0, 150).toFixed(0)}h6v4h-6z`,
  );
  return (
    <>
      <Houses y={128} colours={['#e75', '#fa6', '#2a9', '#ec6', '#d6a']} />
      <Pins {...scene} />
      <path d={bits.slice(0, 13).join('')} fill="#fd4" />
      <path d={bits.slice(13).join('')} fill="#4de" />
      <g transform="translate(96 76)" stroke={palette.ink} strokeWidth="2.5">
        <circle r="27" fill="#f58" />
        <path d="M0-27a27 27 0 0 1 24 15L0 0z" fill="#fd4" />
        <path d="M27 0a27 27 0 0 1-14 24L0 0z" fill="#3ca" />
        <path d="M-13 24A27 27 0 0 1-27 0H0z" fill="#49d" />
      </g>
      <Glints {...scene} count={4} />
    </>
  );
}
