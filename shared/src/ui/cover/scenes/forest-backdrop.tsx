import { disc, leaf } from '../shapes.ts';
import type { SceneProps } from '../palette.ts';

/** Leaves from the corners over a moon. */
export function Foliage({ random, fill, palette }: SceneProps) {
  const bough = (x: number, y: number, from: number) =>
    [0, 0.42, 0.84, 1.26].map((step) => leaf(x, y, random.between(52, 78), 16, from + step)).join('');
  return (
    <>
      <path d={`${bough(-8, 30, -0.3)}${bough(188, 34, 2.2)}`} fill={palette.ink} opacity="0.5" />
      <path d={`${bough(-10, 176, -1.5)}${bough(190, 176, -2.9)}`} fill={fill.second} />
    </>
  );
}

/** The moon in its light. */
export function Moon({ fill }: SceneProps) {
  return (
    <>
      <ellipse cx="90" cy="88" rx="112" ry="104" fill={fill.glow} />
      <circle cx="90" cy="88" r="70" fill="#fff8d8" opacity="0.5" />
    </>
  );
}

/** The light in an animal's eyes. */
export const SPARKS = `${disc(69, 89, 3)}${disc(117, 89, 3)}`;
