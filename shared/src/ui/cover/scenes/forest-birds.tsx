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

/** A scarlet ibis on one leg in the mangrove, its beak a long thin sickle. */
export function Ibis(scene: SceneProps) {
  const { fill, palette } = scene;
  const neck = 'M92 100c-30-4-30-22-18-36s10-28-8-30';
  return (
    <>
      <Radiance {...scene} count={16} />
      <Line
        d="M-8 190c16-60 34-74 34-150m32 160c-4-60-26-70-30-110m-34 60c14-24 24-30 32-40m164 80c-16-70-24-90-20-170m-36 180c8-60 28-70 36-110"
        colour={palette.sky[1]}
        width={10}
      />
      <Line d="m104 124-4 70m20-72 14 26-28 10" colour="#f98" width={4.5} />
      <path d="M60 27c-32 1-52 35-50 91 6-44 20-70 52-78z" fill="#322" stroke={palette.ink} strokeWidth="3" />
      <Line d={neck} colour={palette.ink} width={21} />
      <Line d={neck} colour="#f43" width={16} />
      <Outlined palette={palette}>
        <path
          d="M78 82c20-22 58-14 74 12q11 20 24 34-23 1-44 10c-26 10-54-2-60-24q-3-19 6-32z"
          fill={fill.main}
        />
        <path d="M94 92c24-14 46 0 58 16q10 12 22 20c-26-2-58 0-72-8-12-8-16-20-8-28z" fill={fill.second} />
      </Outlined>
      <path d="m150 110 28 20q-22 0-38-5z" fill="#211" />
      <path d={disc(66, 34, 15)} fill="#f43" />
      <path d={disc(63, 32, 4.6)} fill="#fff" />
      <path d={disc(62, 32, 3)} fill="#101" />
      <Line d="M104 100c14-6 26 0 34 8m-30 2q16-3 28 5" width={4} opacity={0.6} />
      <Line d="M18 184h60m14 6h74M60 176h40" colour={palette.glow} width={3} opacity={0.6} />
      <Glints {...scene} count={5} />
    </>
  );
}
