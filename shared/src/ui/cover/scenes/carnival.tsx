import { disc, leaf, star } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** A fan of feathers around a point, in alternating colours, with quills. */
function Feathers({
  fill,
  x,
  y,
  length,
}: SceneProps & { readonly x: number; readonly y: number; readonly length: number }) {
  const angles = Array.from({ length: 9 }, (_, index) => -Math.PI + 0.22 + (index * (Math.PI - 0.44)) / 8);
  const fan = (parity: number, size: number, width: number) =>
    angles
      .filter((_, index) => index % 2 === parity)
      .map((angle) => leaf(x, y, size, width, angle))
      .join('');
  const eyes = angles
    .map((angle) => disc(x + Math.cos(angle) * length * 0.78, y + Math.sin(angle) * length * 0.78, 5))
    .join('');
  return (
    <>
      <path d={fan(0, length, 20)} fill={fill.second} />
      <path d={fan(1, length * 0.94, 20)} fill={fill.main} />
      <path d={eyes} fill="#fff" opacity="0.85" />
    </>
  );
}

/** Confetti over the whole cover in two colours. */
function Confetti({ random, palette }: SceneProps) {
  const flakes = (count: number) =>
    Array.from(
      { length: count },
      () => `M${random.between(2, 176).toFixed(0)} ${random.between(2, 160).toFixed(0)}l5 2-2 5-5-2z`,
    ).join('');
  return (
    <>
      <path d={flakes(13)} fill={palette.second[0]} />
      <path d={flakes(13)} fill={palette.main[0]} />
    </>
  );
}

function Mask(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={18} />
      <Confetti {...scene} />
      <Feathers {...scene} x={90} y={104} length={92} />
      <path
        d="M14 92c24-16 54-18 76-4 22-14 52-12 76 4 4 32-16 58-42 58-16 0-26-10-34-24-8 14-18 24-34 24-26 0-46-26-42-58z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path
        d="M36 108c10-12 28-10 36 4-10 12-28 10-36-4zM144 108c-10-12-28-10-36 4 10 12 28 10 36-4z"
        fill={palette.ink}
      />
      <path
        d="M22 96c20-10 42-12 60-2M158 96c-20-10-42-12-60-2"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path d={star(90, 92, 6, 14, 7)} fill={fill.second} stroke="#fff" strokeWidth="2" />
      <path
        d={[28, 44, 60, 120, 136, 152].map((x) => disc(x, 134 - Math.abs(90 - x) * 0.12, 3)).join('')}
        fill="#fff"
        opacity="0.8"
      />
      <Glints {...scene} count={6} />
    </>
  );
}

function Drum(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={22} />
      <Confetti {...scene} />
      <g transform={`rotate(${random.pick([-10, 8])} 90 110)`}>
        <path d="M34 78h112l-10 84c-20 12-72 12-92 0z" fill={fill.main} />
        <path
          d="M38 92l22 66 18-64 18 66 18-66 18 64 14-66"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinejoin="round"
          opacity="0.85"
        />
        <ellipse cx="90" cy="78" rx="60" ry="21" fill={fill.second} />
        <ellipse cx="90" cy="76" rx="50" ry="15" fill="#fff6e2" />
        <ellipse cx="90" cy="76" rx="24" ry="6" fill={palette.ink} opacity="0.12" />
      </g>
      <path d="M30 24l52 44M150 18l-46 50" stroke="#f3d6a0" strokeWidth="7" strokeLinecap="round" />
      <path d={`${disc(84, 70, 9)}${disc(102, 69, 9)}`} fill={palette.ink} />
      <path
        d="M60 44q-10 4-12 14M122 42q10 4 13 14M90 34v14"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.9"
      />
      <Glints {...scene} count={6} />
    </>
  );
}

function Queen(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={18} />
      <Confetti {...scene} />
      <Feathers {...scene} x={90} y={112} length={104} />
      <path d="M62 112c0-22 12-34 28-34s28 12 28 34c0 26-12 44-28 44s-28-18-28-44z" fill="#8f5636" />
      <path
        d="M54 100c6-28 20-38 36-38s30 10 36 38c-10-10-22-14-36-14s-26 4-36 14z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="2"
      />
      <path d={star(90, 72, 8, 15, 8)} fill={fill.second} stroke="#fff" strokeWidth="2" />
      <path
        d="M70 114c5-5 12-5 16 0M94 114c4-5 11-5 16 0"
        fill="none"
        stroke={palette.ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M78 134c8 8 16 8 24 0-4-2-8-3-12 0-4-3-8-2-12 0z" fill="#e8304f" />
      <path d={`${disc(60, 130, 6)}${disc(120, 130, 6)}`} fill={fill.main} />
      <path d="M36 180c8-22 28-28 54-28s46 6 54 28z" fill={fill.second} />
      <Glints {...scene} count={7} />
    </>
  );
}

/** What covers of the family carnival show. */
export const carnivalScenes = { Mask, Drum, Queen } as const;
