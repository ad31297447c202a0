import { disc } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import { Confetti } from './carnival-dress.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** The drum of a street band under a string of pennants. */
export function StreetDrum(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={22} />
      <Confetti {...scene} />
      <Line d="M-4 6q94 40 188 0" colour={palette.ink} width={3} />
      <path d="m8 11 24 8-16 18zm66 14h30L90 46zm74-6 24-8-8 26z" fill="#fd5" />
      <path d="m40 20 26 5-16 18zm74 5 26-5-10 23z" fill="#2db" />
      <g transform={`rotate(${random.pick([-9, 8])} 90 116)`}>
        <path
          d="M24 84h132l-12 82c-24 16-84 16-108 0z"
          fill={fill.main}
          stroke={palette.ink}
          strokeWidth="3"
        />
        <Line d="M30 104l22 62 20-56 18 62 18-62 20 56 22-62" width={5} opacity={0.9} />
        <Outlined palette={palette}>
          <ellipse cx="90" cy="84" rx="68" ry="25" fill={fill.second} />
          <ellipse cx="90" cy="81" rx="56" ry="18" fill="#fed" />
          <path d="M30 164c30 18 90 18 120 0l-2 14c-30 18-86 18-116 0z" fill={fill.second} />
        </Outlined>
      </g>
      <Line d="m20 40 58 38m84-42-54 42" colour={palette.ink} width={11} />
      <Line d="m20 40 58 38m84-42-54 42" colour="#ed9" width={7} />
      <path d={`${disc(80, 78, 10)}${disc(106, 78, 10)}`} fill={palette.ink} />
      <Line d="M64 56q-8 2-12 10m70-10q8 2 12 10M92 48v12" width={4} />
      <Glints {...scene} count={5} />
    </>
  );
}

/** A pandeiro with its jingles and an infinity sign on its skin. */
export function Pandeiro(scene: SceneProps) {
  const { fill, palette, random } = scene;
  const turn = random.between(0, 0.5);
  const at = (index: number, r: number) =>
    [90 + r * Math.cos(turn + index * 1.047), 92 + r * Math.sin(turn + index * 1.047)] as const;
  const jingles = [0, 1, 2, 3, 4, 5].map((index) => at(index, 71));
  const loop = 'M90 92C74 66 44 68 44 92s30 26 46 0 46-24 46 0-30 26-46 0z';
  return (
    <>
      <Radiance {...scene} count={26} />
      <Confetti {...scene} />
      <Outlined palette={palette}>
        <circle cx="90" cy="92" r="80" fill={fill.second} />
        <circle cx="90" cy="92" r="63" fill={fill.main} />
        {jingles.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="13" fill="#fd5" />
        ))}
      </Outlined>
      <path d={jingles.map(([x, y]) => disc(x, y, 4)).join('')} fill={palette.ink} />
      <Line d={loop} colour={palette.ink} width={17} />
      <Line d={loop} colour="#f38" width={12} />
      <Line d={loop} colour="#fce" width={3.5} />
      <Line d="M42 66q12-20 36-26" width={7} opacity={0.9} />
      <Glints {...scene} count={7} />
    </>
  );
}
