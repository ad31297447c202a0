import { disc, leaf } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import { Cashew, Grapes } from './brazilian-fruits.tsx';
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

/** What covers of the family fruits show. */
export const fruitScenes = { Cashew, Cherries, Melon, Citrus, Grapes } as const;
