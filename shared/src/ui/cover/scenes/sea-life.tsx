import { disc } from '../shapes.ts';
import { Glints } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import { Water } from './sea-water.tsx';
import type { SceneProps } from '../palette.ts';

/** Neptune: crown, trident, a beard of waves. */
export function Neptune(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Water {...scene} />
      <Line
        d="M158 200V40m-16 6c0 24 32 24 32 0m-32 0V26m32 20V26m-16 24V14"
        colour={palette.ink}
        width={14}
      />
      <Line d="M158 200V40m-16 6c0 24 32 24 32 0m-32 0V26m32 20V26m-16 24V14" colour="#fc4" width={7} />
      <Outlined palette={palette}>
        <path
          d="M30 64c-22 30-20 70-6 96 10 14 30 24 46 26h24c30-4 48-24 50-52 2-30-8-56-18-72z"
          fill={fill.main}
        />
        <path d="M50 56c16-8 60-8 76 0 8 30 0 66-38 74-38-8-46-44-38-74z" fill="#da7" />
        <path d="m46 58-8-46 24 20L88 2l26 30 24-20-8 46c-26-10-58-10-84 0z" fill={fill.second} />
        <path
          d="M46 90c10 18 26 18 42 8 16 10 32 10 42-8 8 26 2 56-8 68l-8-10-8 28-10-12-8 22-8-22-10 12-8-28-8 10c-10-12-16-42-10-68z"
          fill={fill.main}
        />
        <path d="M50 68c8-14 26-10 34 4-10-2-22-6-34-4zm76 0c-8-14-26-10-34 4 10-2 22-6 34-4z" fill="#eff" />
      </Outlined>
      <path d={`${disc(70, 80, 6)}${disc(106, 80, 6)}`} fill="#fff" />
      <path d={`${disc(71, 81, 4)}${disc(105, 81, 4)}`} fill="#137" />
      <path d="M78 112q10 12 20 0-10-6-20 0z" fill="#723" />
      <path d={`${disc(88, 40, 6)}${disc(62, 44, 4)}${disc(114, 44, 4)}`} fill="#f56" />
      <Line
        d="M62 124q-3 14 6 28m20-24v34m26-38q3 14-6 28m-74-52q-6 30 6 50"
        colour={palette.main[1]}
        width={3.5}
      />
      <Glints {...scene} count={5} />
    </>
  );
}

/** A humpback leaps out of the sea, its long fins spread. */
export function Humpback(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <ellipse cx="100" cy="70" rx="120" ry="96" fill={fill.glow} />
      <Outlined palette={palette}>
        <path d="M128 96q36-6 50-42c6 34-10 66-44 76z" fill={fill.main} />
        <path d="M44 200c-4-70 8-146 54-184 10-8 22-6 26 6q32 76 22 178z" fill={fill.main} />
        <path d="M44 200C40 130 52 56 94 20c14 40-4 100 14 180z" fill={fill.second} />
        <path d="M80 124C50 100 20 90 2 58c-6 40 18 74 66 86 10 0 18-12 12-20z" fill={fill.main} />
      </Outlined>
      <Line
        d="M54 190c0-60 8-104 30-144M68 190c-2-50 4-90 20-130m-4 130c-6-44-4-80 8-116m6 116q-9-49 0-90"
        colour="#9bd"
        width={3}
      />
      <Line d="M98 24c6 30 4 54 10 74" colour={palette.ink} width={4} />
      <path d={disc(120, 88, 5.5)} fill="#fff" />
      <path d={disc(120, 89, 3.5)} fill="#011" />
      <path
        d={[
          disc(110, 24, 3),
          disc(116, 38, 3),
          disc(122, 52, 3),
          disc(12, 82, 3),
          disc(20, 94, 3),
          disc(172, 74, 3),
        ].join('')}
        fill="#def"
      />
      <Line d="M124 30q18 42 18 96" width={5} opacity={0.4} />
      <path
        d="M-6 196c4-26 18-32 30-22 2-24 24-26 30-10 8-14 26-12 30 4 10-16 26-14 32 0 8-16 28-12 30 8 14-12 32-4 36 20v50H-6z"
        fill="#fff"
        opacity="0.9"
      />
      <path
        d={[disc(24, 146, 5), disc(38, 130, 3), disc(160, 146, 5), disc(168, 128, 3), disc(8, 150, 3)].join(
          '',
        )}
        fill="#fff"
      />
      <Glints {...scene} count={4} />
    </>
  );
}
