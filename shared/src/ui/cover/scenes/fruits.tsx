import { disc, leaf } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

function Cherries(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} />
      <path
        d="M62 118C66 84 84 56 118 38M118 128C116 92 112 62 118 38"
        fill="none"
        stroke={fill.second}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d={leaf(116, 40, 58, 26, 0.25)} fill={fill.second} />
      <path d="M118 41q24 2 48 11" fill="none" stroke="#fff" opacity="0.45" strokeWidth="2" />
      <circle cx="58" cy="130" r="37" fill={palette.ink} opacity="0.35" />
      <circle cx="60" cy="124" r="37" fill={fill.main} />
      <circle cx="120" cy="136" r="34" fill={fill.main} />
      <path
        d="M38 116c2-12 10-19 20-21M101 130c2-11 8-17 16-19"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.75"
      />
      <Glints {...scene} />
    </>
  );
}

function Melon(scene: SceneProps) {
  const { fill, palette, random } = scene;
  const seeds = [
    [62, 92],
    [82, 84],
    [104, 88],
    [124, 84],
    [74, 110],
    [94, 108],
    [114, 112],
    [92, 130],
  ] as const;
  return (
    <>
      <Radiance {...scene} count={18} />
      <g transform={`rotate(${random.pick([-16, -10, 12, 18])} 90 100)`}>
        <path d="M14 70a76 76 0 0 0 152 0z" fill={fill.second} />
        <path d="M23 70a67 67 0 0 0 134 0z" fill="#fdf6d8" />
        <path d="M31 70a59 59 0 0 0 118 0z" fill={fill.main} />
        <path d={seeds.map(([x, y]) => leaf(x, y, 11, 5, 1.6)).join('')} fill={palette.ink} />
        <path d="M34 74h112" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.4" />
      </g>
      <circle cx="146" cy="52" r="20" fill={fill.second} />
      <path
        d="M136 46q4-8 12-8"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <Glints {...scene} />
    </>
  );
}

function Citrus(scene: SceneProps) {
  const { fill, random } = scene;
  const slices = Array.from({ length: 8 }, (_, index) => leaf(90, 98, 42, 17, (index * Math.PI) / 4)).join(
    '',
  );
  return (
    <>
      <Radiance {...scene} count={12} />
      <path d={`${leaf(98, 52, 66, 30, -0.7)}${leaf(78, 56, 54, 24, -2.3)}`} fill={fill.second} />
      <g transform={`rotate(${random.between(0, 44).toFixed(1)} 90 98)`}>
        <circle cx="90" cy="98" r="59" fill={fill.main} />
        <circle cx="90" cy="98" r="51" fill="#fff5d6" />
        <path d={slices} fill={fill.main} stroke={fill.main} strokeWidth="3" strokeLinejoin="round" />
      </g>
      <path
        d="M46 82c5-18 18-30 34-34"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path
        d={[disc(26, 148, 7), disc(152, 44, 6), disc(158, 146, 10), disc(30, 52, 5)].join('')}
        fill={fill.main}
        opacity="0.9"
      />
      <Glints {...scene} />
    </>
  );
}

function Grapes(scene: SceneProps) {
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

function Cashew(scene: SceneProps) {
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

export const fruitScenes = { Cashew, Cherries, Melon, Citrus, Grapes } as const;
