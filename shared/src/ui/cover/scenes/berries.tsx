import { disc, leaf, star } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

type Spots = readonly (readonly [x: number, y: number, r: number])[];

/** Round fruits, each with its point of light. */
function Berries({
  spots,
  fill,
  ink,
}: {
  readonly spots: Spots;
  readonly fill: string;
  readonly ink: string;
}) {
  return (
    <>
      <g stroke={ink} strokeWidth="2">
        {spots.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} />
        ))}
      </g>
      <path d={spots.map(([x, y, r]) => disc(x - r * 0.35, y - r * 0.4, r * 0.22)).join('')} fill="#fff" />
    </>
  );
}

/** A gourd of açaí cream with the palm's small beads heaped on it, before a frond. */
export function Acai(scene: SceneProps) {
  const { fill, palette } = scene;
  const frond = [-2.9, -2.5, -2.1, -1.75, -1.4, -1.05, -0.65, -0.25];
  return (
    <>
      <Radiance {...scene} />
      <path d={frond.map((angle) => leaf(90, 104, 98, 13, angle)).join('')} fill="#394" />
      <Outlined palette={palette}>
        <path d="M18 104h144c2 40-28 66-72 66s-74-26-72-66z" fill={fill.second} />
        <ellipse cx="90" cy="104" rx="72" ry="17" fill={palette.main[1]} />
      </Outlined>
      <Berries {...{ spots: ACAI, fill: fill.main, ink: palette.ink }} />
      <path
        d={`${disc(144, 98, 11)}${disc(122, 104, 12)}`}
        fill="#feb"
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path d={`${disc(144, 98, 3)}${disc(122, 104, 3)}`} fill="#ca4" />
      <Line d="M30 122q5 24 26 34" width={6} opacity={0.5} />
      <Glints {...scene} />
    </>
  );
}
const ACAI: Spots = [
  [78, 50, 12],
  [100, 54, 12],
  [62, 68, 12],
  [86, 70, 13],
  [110, 73, 12],
  [46, 88, 12],
  [69, 89, 13],
  [94, 91, 13],
  [36, 103, 10],
  [56, 106, 12],
  [80, 109, 12],
  [102, 110, 11],
];

/** Jabuticabas grow on the trunk itself, between their white blossoms; one of them is gold. */
export function Jabuticaba(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} />
      <path
        d={`${leaf(44, 30, 66, 26, -2.7)}${leaf(40, 62, 58, 24, 2.6)}${leaf(140, 22, 56, 24, -0.4)}`}
        fill="#394"
      />
      <path
        d="M50-6q8 74-14 130c-8 26-12 116-12 116h140s-2-60-14-100Q132 75 140 4z"
        fill={fill.second}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <Line
        d="M68 0c4 60-4 100-16 150M96 0c-2 30 0 60-2 76M122 0c-6 60 2 104 14 146"
        colour={palette.ink}
        width={3}
        opacity={0.4}
      />
      <path
        d={[star(54, 40, 9, 13, 4), star(128, 98, 9, 13, 4), star(66, 142, 9, 12, 4)].join('')}
        fill="#ffe"
      />
      <Berries {...{ spots: JABUTICABAS, fill: fill.main, ink: palette.ink }} />
      <circle cx="94" cy="88" r="25" fill="#fb2" stroke={palette.ink} strokeWidth="3" />
      <path d="M76 106a25 25 0 0 0 42-26c-2 16-18 30-42 26z" fill="#c61" />
      <Line d="M79 86q2-13 13-16" width={6} opacity={0.9} />
      <Glints {...scene} />
    </>
  );
}
const JABUTICABAS: Spots = [
  [88, 32, 20],
  [122, 46, 17],
  [58, 68, 19],
  [132, 74, 15],
  [48, 108, 20],
  [86, 130, 22],
  [124, 128, 20],
  [30, 140, 14],
  [154, 106, 14],
];

/** Guaraná: red husks that open like eyes. */
export function Guarana(scene: SceneProps) {
  const { fill, palette } = scene;
  const part = (dx: number, dy: number, scale: number) =>
    GUARANA.map(([x, y, r]) => disc(x + dx * r, y + dy * r, r * scale)).join('');
  return (
    <>
      <Radiance {...scene} />
      <path d={star(90, 90, 12, 96, 66)} fill={palette.glow} opacity="0.6" />
      <Outlined palette={palette}>
        <path
          d={`${leaf(104, 40, 76, 34, -0.2)}${leaf(76, 40, 76, 34, -2.9)}${leaf(90, 46, 54, 28, -1.5)}`}
          fill={fill.second}
        />
        {GUARANA.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill={fill.main} />
        ))}
      </Outlined>
      <path d={part(0.06, 0.06, 0.7)} fill="#ffe" />
      <path d={part(0.12, 0.12, 0.42)} fill="#111" />
      <path d={part(0, 0, 0.13)} fill="#fff" />
      <Glints {...scene} />
    </>
  );
}
const GUARANA: Spots = [
  [44, 74, 27],
  [137, 72, 27],
  [60, 124, 27],
  [124, 124, 26],
  [90, 86, 38],
];
