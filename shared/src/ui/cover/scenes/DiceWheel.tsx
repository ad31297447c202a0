import { disc } from '../shapes.ts';
import { Die } from './Die.tsx';
import { Glints, Radiance } from './backdrops.tsx';
import { Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A wheel of eight fields, a die for its hub. */
export function DiceWheel(scene: SceneProps) {
  const { fill, palette, random } = scene;
  const turn = random.between(0, 45);
  const fields = [0, 1, 2, 3]
    .map((index) => `M90 94 ${arm(index * 2)}A78 78 0 0 1 ${arm(index * 2 + 1)}z`)
    .join('');
  return (
    <>
      <Radiance {...scene} count={20} />
      <g transform={`rotate(${turn.toFixed(1)} 90 94)`}>
        <Outlined palette={palette}>
          <circle cx="90" cy="94" r="86" fill={fill.second} />
          <circle cx="90" cy="94" r="76" fill="#fed" />
          <path d={fields} fill={fill.main} />
        </Outlined>
        <path d={SPOTS} fill={palette.ink} />
        <circle cx="90" cy="94" r="82" fill="none" stroke="#fff" strokeWidth="5" strokeDasharray="0 21.5" />
      </g>
      <Die
        x={90}
        y={94}
        scale={25}
        angle={8}
        faces={[6, 4, 5]}
        body="#fff"
        pip={palette.ink}
        ink={palette.ink}
      />
      <path d="M90 32 74-2h32z" fill={fill.second} stroke={palette.ink} strokeWidth="3" />
      <Glints {...scene} count={6} />
    </>
  );
}
const along = (field: number, r: number) =>
  [90 + r * Math.cos(field * 0.7854), 94 + r * Math.sin(field * 0.7854)] as const;
const arm = (field: number) =>
  along(field, 75)
    .map((value) => value.toFixed(1))
    .join(' ');
const SPOTS = [0, 1, 2, 3, 4, 5, 6, 7]
  .map((field) => {
    const spots = [[], [60], [54, 68], [48, 59, 70]][(field % 3) + 1] ?? [];
    return spots.map((r) => disc(...along(field + 0.5, r), 4.5)).join('');
  })
  .join('');
