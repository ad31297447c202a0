import { disc } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import { Foliage, LowDisc } from './forest-backdrop.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A jaguar roars, seen from the front. */
export function Jaguar(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={18} />
      <Foliage {...scene} />
      <Outlined palette={palette}>
        <path d={`${disc(42, 38, 21)}${disc(138, 38, 21)}`} fill={fill.main} />
        <path
          d="M90 18q34 0 52 18c22 22 24 64 8 96-10 22-32 40-60 40s-50-18-60-40c-16-32-14-74 8-96q19-18 52-18z"
          fill={fill.main}
        />
        <path d="M90 92q41 0 42 30c0 26-18 46-42 46s-42-20-42-46q2-30 42-30z" fill="#fed" />
        <path d="M60 130c14-10 46-10 60 0 2 20-12 34-30 34s-32-14-30-34z" fill="#712" />
        <path d="M72 92h36l-10 18H82z" fill="#c56" />
      </Outlined>
      <path d="m66 128 6 19 7-22zm48 0-6 19-7-22zm-36 35 4-15 5 15zm24 0-4-15-5 15z" fill="#fff" />
      <path d="M80 154q10-12 20 0c-4 10-16 10-20 0z" fill="#f78" />
      <path
        d="M38 68c14-8 32-2 40 16-14 8-32 4-40-16zm104 0c-14-8-32-2-40 16 14 8 32 4 40-16z"
        fill="#df5"
        stroke={palette.ink}
        strokeWidth="4"
      />
      <path
        d={`${disc(62, 76, 6.5)}${disc(118, 76, 6.5)}${disc(42, 39, 10)}${disc(138, 39, 10)}`}
        fill={palette.ink}
      />
      <path
        d={ROSETTES.map(([x, y]) => disc(x, y, 6)).join('')}
        fill="#a52"
        stroke={palette.ink}
        strokeWidth="5"
        strokeDasharray="6 10"
      />
      <Line
        d="M90 26v22m-12 8-6-8m30 8 6-8m-52 64H26m30 8-26 8m94-16h30m-30 8 26 8"
        colour={palette.ink}
        width={3}
      />
      <Glints {...scene} count={5} />
    </>
  );
}
const ROSETTES = [
  [70, 34],
  [110, 34],
  [52, 52],
  [128, 52],
  [32, 82],
  [148, 82],
  [36, 104],
  [144, 104],
  [42, 136],
  [138, 136],
] as const;

/** The maned wolf of the cerrado: red coat, black mane, and legs like stilts, before a low sun. */
export function ManedWolf(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <LowDisc {...scene} colour="#fea" />
      <path d="M-4 146q40-16 90-10t100-8v120H-4z" fill="#d83" />
      <Line d="M70 106v84m18-86 8 34-6 52m36-86-8 36 8 50m20-94 10 40-4 54" colour="#212" width={10} />
      <Outlined palette={palette}>
        <path d="M42 42 30 2q28 6 32 36zm14-4 6-38q22 14 16 42z" fill={fill.main} />
        <path d="M150 76c22 2 30 24 24 56-14-6-28-22-32-42z" fill={fill.main} />
        <path
          d="M66 30c-16-2-28 10-56 24q-2 9 8 11 20 2 30 11 0 24 14 42c6 8 16 8 22 0l42-4c4 12 16 16 26 6q16-22 2-50-13-13-42-6-20 2-28-14-7-16-18-20z"
          fill={fill.main}
        />
      </Outlined>
      <path d="M70 34c18 2 22 22 42 28-4 14-24 14-34 4q-13-13-8-32z" fill="#212" />
      <path d="M22 64q25 1 28 14l4 20c-10-6-20-20-32-34zm150 40q6 16 2 28-11-5-20-15z" fill="#ffe" />
      <path d="m40 33-4-20q13 6 16 20zm22 1 4-22q9 10 6 22z" fill="#fdb" />
      <path d={`${disc(12, 56, 5.5)}${disc(44, 48, 4.4)}`} fill="#111" />
      <path d={disc(43, 46.6, 1.5)} fill="#fff" />
      <Line d="M86 74c16 0 32-6 48-2" width={5} opacity={0.45} />
      <Line
        d="M12 190c-2-22-6-30-12-40m18 40c2-20 8-28 14-36m134 36c0-18 4-26 10-36"
        colour="#fd8"
        width={4}
      />
      <Glints {...scene} count={5} />
    </>
  );
}
