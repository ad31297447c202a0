import { disc } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import { Foliage } from './forest-backdrop.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A toucan: white bib, blue round the eye, a beak of fire with a black tip. */
export function Toucan(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={16} />
      <Foliage {...scene} />
      <Outlined palette={palette}>
        <path d="M28 190C18 124 24 66 52 44c26-20 62-10 68 20 6 32-14 80-30 126z" fill="#112" />
        <path d="M38 124c-4-34 8-62 32-68 24-4 36 12 34 34-4 30-38 48-66 34z" fill="#ffd" />
        <path d="M152 130c-4-22-34-28-72-20-2 10 8 18 20 18 18 0 34-8 52 2z" fill={fill.second} />
        <path
          d="M84 46c40-22 82-4 90 42 2 16-4 30-12 34-2-24-36-28-78-16-14-14-16-48 0-60z"
          fill={fill.main}
        />
      </Outlined>
      <path d="M146 54c16 8 26 22 28 34 2 16-4 30-12 34q-4-15-20-19 10-27 4-49z" fill="#112" />
      <path d={disc(70, 74, 18)} fill="#2af" />
      <path d={disc(72, 74, 11)} fill="#011" />
      <path d={disc(76, 69, 4)} fill="#fff" />
      <Line d="M96 52q27-10 42 0" width={7} opacity={0.75} />
      <Line d="M50 134q10 8 24 4" colour="#d33" width={8} />
      <Glints {...scene} count={5} />
    </>
  );
}

/** A hyacinth macaw: cobalt, yellow round the eye and at the foot of a great black hook. */
export function Macaw(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={16} />
      <Foliage {...scene} />
      <Outlined palette={palette}>
        <path
          d="M44 88C30 46 54 12 94 12c36 0 56 26 58 64 2 40 8 80 26 128H86c6-32-26-56-42-116z"
          fill={fill.main}
        />
        <path d="M148 72c24 30 32 80 30 130h-40q-44-43-38-96c4-30 36-46 48-34z" fill={fill.second} />
        <path d="M62 86c-18-2-32 6-32 22 4 12 20 16 32 6z" fill="#333" />
        <path d="M60 34C24 28-2 62 8 118c2 8 8 8 10 0q3-28 24-30c8-1 18 0 24-6z" fill="#222" />
      </Outlined>
      <Line d="M62 86q11 14 0 28" colour="#fc2" width={8} />
      <path d={disc(86, 56, 16)} fill="#fc2" />
      <path d={disc(86, 56, 10)} fill="#111" />
      <path d={disc(83, 52, 3.4)} fill="#fff" />
      <Line d="M22 66q8-19 25-21m25-21q23-8 42 4" width={6} opacity={0.55} />
      <Line d="M118 118q7 33 28 54m-8-68q4 33 22 60" colour="#7bf" width={4} opacity={0.7} />
      <Glints {...scene} count={5} />
    </>
  );
}

/** A scarlet ibis on one leg by the mangrove, its beak a long thin sickle. */
export function Ibis(scene: SceneProps) {
  const { fill, palette } = scene;
  const neck = 'M92 92c-30-4-30-22-18-36s10-28-8-30';
  const legs = 'm102 114-4 84m22-84 14 22-36 12';
  return (
    <>
      <Radiance {...scene} count={16} />
      <Line
        d="M188 20c-10 60-26 140-54 220m40-176c2 40 4 110 12 170M160 108c-10 46-8 76-6 130M-8 60c20 40 26 100 28 180M2 92c-4 40-8 60-14 90"
        colour={palette.sky[1]}
        width={9}
      />
      <Line d={legs} colour={palette.ink} width={9} />
      <Line d={legs} colour="#fa8" />
      <path
        d="M60 20c-34 1-54 35-52 94 6-46 22-74 54-84z"
        fill="#433"
        stroke={palette.ink}
        strokeWidth="2.5"
      />
      <Line d={neck} colour={palette.ink} width={21} />
      <Line d={neck} colour="#f43" width={16} />
      <Outlined palette={palette}>
        <path
          d="M78 74c20-22 58-14 74 12q11 20 24 34-23 1-44 10c-26 10-54-2-60-24q-3-19 6-32z"
          fill={fill.main}
        />
        <path d="M94 84c24-14 46 0 58 16q10 12 22 20c-26-2-58 0-72-8-12-8-16-20-8-28z" fill={fill.second} />
      </Outlined>
      <path d="m150 102 28 20q-22 0-38-5z" fill="#211" />
      <path d={disc(66, 26, 15)} fill="#f43" />
      <path d={disc(63, 24, 4.6)} fill="#fff" />
      <path d={disc(62, 24, 3)} fill="#101" />
      <Line d="M104 92c14-6 26 0 34 8m-30 2q16-3 28 5" width={4} opacity={0.6} />
      <Glints {...scene} count={5} />
    </>
  );
}
