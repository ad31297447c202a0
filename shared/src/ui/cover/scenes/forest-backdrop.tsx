import { leaf } from '../shapes.ts';
import type { SceneProps } from '../palette.ts';

/** Leaves from the corners, dark above and lit below. */
export function Foliage({ random, palette }: SceneProps) {
  const bough = (x: number, y: number, from: number) =>
    [0, 0.42, 0.84, 1.26].map((step) => leaf(x, y, random.between(52, 74), 16, from + step)).join('');
  return (
    <>
      <path d={`${bough(-8, 20, -0.3)}${bough(188, 24, 2.2)}`} fill={palette.ink} opacity="0.5" />
      <path d={`${bough(-12, 184, -1.5)}${bough(192, 184, -2.9)}`} fill="#275" />
    </>
  );
}

/** Sun or moon, large and low, in its light. */
export function LowDisc({ fill, colour }: SceneProps & { readonly colour: string }) {
  return (
    <>
      <ellipse cx="90" cy="88" rx="116" ry="108" fill={fill.glow} />
      <circle cx="90" cy="84" r="68" fill={colour} />
    </>
  );
}
