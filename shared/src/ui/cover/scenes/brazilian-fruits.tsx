import { disc, leaf } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** A cluster of dark berries. */
export function Grapes(scene: SceneProps) {
  const { fill, palette } = scene;
  const rows = [
    [52, 78],
    [78, 74],
    [104, 74],
    [128, 79],
    [64, 100],
    [90, 98],
    [116, 100],
    [77, 122],
    [103, 122],
    [90, 144],
  ] as const;
  return (
    <>
      <Radiance {...scene} count={16} />
      <path
        d="M90 70C88 52 92 40 104 30"
        fill="none"
        stroke={palette.ink}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d={`${leaf(92, 56, 60, 32, 0.05)}${leaf(90, 54, 52, 26, -2.9)}`} fill={fill.second} />
      <g stroke={palette.ink} strokeOpacity="0.22" strokeWidth="2">
        {rows.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="16.5" fill={fill.main} />
        ))}
      </g>
      <path d={rows.map(([x, y]) => disc(x - 5, y - 6, 3.6)).join('')} fill="#fff" opacity="0.8" />
      <Glints {...scene} />
    </>
  );
}

/** The fruit of the cashew tree with its nut. */
export function Cashew(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={16} />
      <path d={`${leaf(84, 34, 58, 26, -0.3)}${leaf(80, 36, 52, 22, -2.8)}`} fill={fill.second} />
      <g transform={`translate(0 -12) rotate(${random.pick([-14, -8, 10])} 90 96)`}>
        <path
          d="M82 48c-26 0-42 16-44 40-2 22 12 44 34 46 10 1 22 0 30-4 18-10 26-34 18-54-6-16-20-28-38-28z"
          fill={fill.main}
        />
        <path d="M82 132c-10 14-8 30 8 34 18 4 36-8 36-26 0-10-8-14-16-10-10 6-18 8-28 2z" fill="#8a6a4a" />
        <path
          d="M88 146c-2 8 4 14 12 13"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
          opacity="0.5"
        />
        <path
          d="M52 92c1-16 8-26 20-31"
          fill="none"
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
          opacity="0.75"
        />
        <path
          d="M112 84c4 14 0 28-10 38"
          fill="none"
          stroke={palette.ink}
          strokeWidth="7"
          strokeLinecap="round"
          opacity="0.16"
        />
      </g>
      <circle cx="148" cy="60" r="17" fill={fill.main} />
      <path
        d="M139 55q4-7 10-7"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.75"
      />
      <Glints {...scene} />
    </>
  );
}
