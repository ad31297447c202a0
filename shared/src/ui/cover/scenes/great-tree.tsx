import { disc, dots } from '../shapes.ts';
import { Dust } from './backdrops.tsx';
import { Foliage, LowDisc } from './forest-backdrop.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A great tree with glowing eyes, and fireflies round it. */
export function GreatTree(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <LowDisc {...scene} colour="#fff3" />
      <Foliage {...scene} />
      <Outlined palette={palette}>
        <path d="M62 46c6 50-2 96-46 160v40h148v-40c-44-64-52-110-46-160z" fill={fill.second} />
        {CROWN.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill={fill.main} />
        ))}
      </Outlined>
      <Line
        d="M76 164q-3 18-18 32m46-32q3 18 18 32m-32-32v30M62 90q10-10 22-4m34 4q-10-10-22-4"
        colour={palette.ink}
        width={5}
        opacity={0.6}
      />
      <path
        d="M64 102c6-14 18-12 24 2q-13 10-24-2zm52 0c-6-14-18-12-24 2q14 10 24-2z"
        fill="#ff9"
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path d="M74 128q16 9 32 0c-4 16-28 16-32 0z" fill="#fd4" stroke={palette.ink} strokeWidth="3" />
      <path d={`${disc(79, 101, 4)}${disc(101, 101, 4)}`} fill={palette.ink} />
      <Line d="M24 60c0 26 4 36-2 52M156 58c2 22-4 32 2 50M140 70v26M40 66v24" colour="#4a5" width={4} />
      <path d={dots(random, 12, 1.4, 3)} fill="#ef8" />
      <Dust {...scene} count={12} />
    </>
  );
}
const CROWN = [
  [24, 48, 27],
  [156, 46, 27],
  [54, 22, 30],
  [126, 20, 30],
  [90, 36, 36],
] as const;
