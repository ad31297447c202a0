import { disc, leaf, star } from '../shapes.ts';
import { Crown } from './Crown.tsx';
import { Glints, Radiance } from './backdrops.tsx';
import { Confetti, Feathers } from './carnival-dress.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A samba dancer in a headdress of golden feathers. */
export function SambaQueen(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={18} />
      <Feathers {...scene} x={90} y={104} length={106} />
      <Confetti {...scene} />
      <Outlined palette={palette}>
        <path d="M74 136h32l4 24c18 4 34 10 42 34H28c8-24 24-30 42-34z" fill="#853" />
        <path d="M58 92c0-20 14-34 32-34s32 14 32 34c0 32-14 56-32 56s-32-24-32-56z" fill="#953" />
        <path d="M50 92c4-34 20-46 40-46s36 12 40 46q-14-20-40-20c-26 0-30 6-40 20z" fill={fill.main} />
        <path d="M30 194c10-22 34-22 58-10 26-12 52-12 62 10z" fill={fill.main} />
      </Outlined>
      <path d={star(90, 58, 8, 15, 8)} fill="#f37" stroke="#fff" strokeWidth="2" />
      <Line d="M68 99c4-7 14-7 18 1m8 0c4-8 14-8 18-1" colour="#201" width={5} />
      <Line d="M66 88q9-6 18-2m12 0q9-4 18 2" colour="#311" width={3} />
      <path d="M74 122q10-6 16-1 7-5 16 1c-6 14-26 14-32 0z" fill="#d14" />
      <path d="M79 123q11 5 22 0-11 9-22 0z" fill="#fff" />
      <path d={`${disc(56, 116, 7)}${disc(124, 116, 7)}`} fill={fill.second} stroke="#fff" strokeWidth="2" />
      <Line d="M68 162q22 16 44 0m-50 8q28 20 56 0" colour="#fd7" width={4} />
      <Glints {...scene} count={7} />
    </>
  );
}

/** The little parasol of the frevo in its four colours. */
export function Parasol(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={22} />
      <Confetti {...scene} />
      <Line
        d="M-4 60q20-20 30 0t28 4m132 86q-20-22-30-4t-30 6m24 38q-30-10-20-30"
        colour={palette.glow}
        width={5}
      />
      <g transform="rotate(-18 90 96)">
        <Line d="M90 40v132c0 16-22 16-22 2" colour={palette.ink} width={10} />
        <Line d="M90 40v132c0 16-22 16-22 2" colour="#fea" width={5} />
        <Outlined palette={palette}>
          <path d="M4 104C6 42 44 14 90 14L32 104q-14-12-28 0z" fill="#17e" />
          <path d="M32 104c8-48 30-82 58-90v90q-30-14-58 0z" fill={fill.main} />
          <path d="M148 104c-8-48-30-82-58-90v90q30-14 58 0z" fill={fill.second} />
          <path d="M176 104c-2-62-40-90-86-90l58 90q14-12 28 0z" fill="#2a5" />
        </Outlined>
        <path d="M14 88c6-36 30-62 64-70-28 14-42 42-48 72q-8-4-16-2z" fill="#fff" opacity="0.35" />
        <path d="M46 90q11-46 36-66-11 38-10 66-14-4-26 0z" fill="#fff" opacity="0.4" />
        <path d={disc(90, 12, 7)} fill="#fec" />
      </g>
      <Glints {...scene} count={7} />
    </>
  );
}

/** A masked ball: a Venetian mask on its stick. */
export function BallMask(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={18} />
      <Confetti {...scene} />
      <Line d="m156 100-20 106" colour={palette.ink} width={10} />
      <Line d="m156 100-20 106" colour="#fd6" width={6} />
      <Outlined palette={palette}>
        <path d={`${leaf(90, 84, 88, 24, -2.25)}${leaf(90, 84, 88, 24, -0.9)}`} fill="#2db" />
        <path d={`${leaf(90, 84, 84, 24, -1.9)}${leaf(90, 84, 84, 24, -1.25)}`} fill="#fd5" />
        <path d={leaf(90, 84, 92, 26, -1.57)} fill={fill.second} />
      </Outlined>
      <path
        d="M6 76c26-20 60-20 84-2 24-18 58-18 84 2 6 42-20 70-48 68q-25-4-36-30-10 26-36 30c-28 2-54-26-48-68z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path
        d="M30 98c12-16 34-12 44 8-14 14-36 10-44-8zm120 0c-12-16-34-12-44 8 14 14 36 10 44-8z"
        fill={palette.ink}
        stroke="#fd6"
        strokeWidth="5"
      />
      <Line
        d="M14 82c24-14 50-14 70 0m82 0c-24-14-50-14-70 0m-72 36q13 24 34 20m98-20q-12 24-34 20"
        colour="#fea"
        width={4}
      />
      <path d="M90 68l11 18-11 24-11-24z" fill="#f57" stroke="#fff" strokeWidth="2.5" />
      <path d={[30, 46, 62].map((x) => disc(x, 130, 2.6) + disc(180 - x, 130, 2.6)).join('')} fill="#fff" />
      <Glints {...scene} count={6} />
    </>
  );
}

/** A crown in a rain of confetti. */
export function ConfettiCrown(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={18} />
      <Confetti {...scene} />
      <ellipse cx="90" cy="160" rx="70" ry="12" fill={palette.ink} opacity="0.4" />
      <Crown x={90} y={92} scale={1.28} fill={fill.main} ink={palette.ink} />
      <Line
        d="M10 6c14 12-6 22 8 34s-6 22 6 34M168 4c-14 12 6 20-8 32s8 20-4 32"
        colour={palette.second[0]}
        width={5}
      />
      <Glints {...scene} count={8} />
    </>
  );
}
