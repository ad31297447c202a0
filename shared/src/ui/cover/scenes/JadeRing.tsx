import { disc } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import { Line } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A carved ring of jade under a branch of the yellow ipê. */
export function JadeRing(scene: SceneProps) {
  const { fill, palette } = scene;
  const petals = (x: number, y: number) =>
    [0, 1, 2, 3, 4]
      .map((turn) => disc(x + 10 * Math.cos(turn * 1.257), y + 10 * Math.sin(turn * 1.257), 9))
      .join('');
  return (
    <>
      <Radiance {...scene} count={16} />
      <Line d="M-6 40c46-20 116-28 196-14M60 24 48 0m82 16 16-20" colour="#532" width={8} />
      <path
        d="M90 48a60 60 0 1 0 .1 0zM90 86a22 22 0 1 1-.1 0z"
        fill={fill.main}
        fillRule="evenodd"
        stroke={palette.ink}
        strokeWidth="3"
      />
      <circle
        cx="90"
        cy="108"
        r="41"
        fill="none"
        stroke={palette.main[1]}
        strokeWidth="9"
        strokeDasharray="3 12.6"
      />
      <Line d="M87 88q-5-29 3-62m3 62q5-29-3-62" colour="#d24" width={4} />
      <Line d="M42 92q9-27 36-34" width={8} opacity={0.75} />
      <Line d="M110 122a22 22 0 0 1-30 8" width={4} opacity={0.6} />
      <g fill={fill.second} stroke={palette.ink} strokeWidth="1.5">
        {BLOSSOMS.map(([x, y]) => (
          <path key={x} d={petals(x, y)} />
        ))}
      </g>
      <path d={BLOSSOMS.map(([x, y]) => disc(x, y, 5)).join('')} fill="#d62" />
      <Glints {...scene} count={8} />
    </>
  );
}
const BLOSSOMS = [
  [24, 32],
  [60, 16],
  [124, 22],
  [158, 40],
  [96, 34],
] as const;
