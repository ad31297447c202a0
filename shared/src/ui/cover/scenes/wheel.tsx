import { star } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import { Outlined } from './lines.tsx';
import { Palm } from './Palm.tsx';
import { PaperFlags, Promenade } from './places.tsx';
import type { SceneProps } from '../palette.ts';

const FIELDS = 16;
const point = (field: number, r: number) => {
  const angle = (field * Math.PI * 2) / FIELDS;
  return `${(90 + r * Math.cos(angle)).toFixed(1)} ${(92 + r * Math.sin(angle)).toFixed(1)}`;
};
const wedge = (field: number) => `M90 92L${point(field, 66)}A66 66 0 0 1 ${point(field + 1, 66)}z`;
const every = (step: number, from: number) =>
  Array.from({ length: FIELDS / step }, (_, index) => wedge(index * step + from)).join('');

/** A wheel of fortune with its pointer, and a sign in its hub. */
function Wheel({ palette, fill, sign }: SceneProps & { readonly sign: string }) {
  return (
    <>
      <Outlined palette={palette}>
        <circle cx="90" cy="92" r="76" fill="#e91" />
        <circle cx="90" cy="92" r="66" fill={fill.second} />
      </Outlined>
      <path d={every(2, 0)} fill={fill.main} />
      <path d={every(8, 1)} fill="#fff" opacity="0.85" />
      <circle cx="90" cy="92" r="71" fill="none" stroke="#fff" strokeWidth="5" strokeDasharray="0 22.3" />
      <circle cx="90" cy="92" r="24" fill={palette.ink} stroke="#fc5" strokeWidth="5" />
      <path d={sign} fill="#fd5" transform="translate(90 92)" />
      <path d="M90 36 77 4h26z" fill="#fff" stroke={palette.ink} strokeWidth="3" />
    </>
  );
}

/** The wheel on the promenade at sundown. */
export function PromenadeWheel(scene: SceneProps) {
  return (
    <>
      <Radiance {...scene} count={18} />
      <Palm x={14} y={96} bend={-8} ink={scene.palette.ink} />
      <Palm x={168} y={104} bend={8} ink={scene.palette.ink} />
      <Promenade y={164} ink={scene.palette.ink} />
      <Wheel
        {...scene}
        sign="M-16-7q8-8 16 0t16 0v6q-8 8-16 0t-16 0zm0 12q8-8 16 0t16 0v5q-8 8-16 0t-16 0z"
      />
      <Glints {...scene} count={5} />
    </>
  );
}

/** The wheel between the blue and the red of the bulls' feast. */
export function BullWheel(scene: SceneProps) {
  return (
    <>
      <path d="M0 0h60L90 200H0z" fill="#37f" opacity="0.5" />
      <path d="M180 0h-60L90 200h90z" fill="#f35" opacity="0.5" />
      <path
        d="M22 76Q-6 52 6 18q10 26 34 34zm136 0q28-24 16-58-10 26-34 34z"
        fill="#fff"
        stroke={scene.palette.ink}
        strokeWidth="3"
      />
      <Wheel {...scene} sign={star(0, 0, 5, 17, 7)} />
      <Glints {...scene} count={6} />
    </>
  );
}

/** The wheel over the awnings of the market. */
export function MarketWheel(scene: SceneProps) {
  return (
    <>
      <Radiance {...scene} count={16} />
      <PaperFlags y={4} />
      <path d="M-6 150h24l6 34H-6zm48 0h24l4 34H46zm48 0h24l2 34H90zm48 0h24v34h-24z" fill="#fff" />
      <path d="M18 150h24l4 34H24zm48 0h24v34H70zm48 0h24v34h-24zm48 0h24v34h-24z" fill="#e43" />
      <Wheel {...scene} sign="M0-12q4-8 11-8-1 7-7 9 12 2 12 13 0 14-16 14T-16 2q0-12 16-14z" />
      <Glints {...scene} count={4} />
    </>
  );
}
