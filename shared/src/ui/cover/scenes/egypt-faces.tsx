import { disc } from '../shapes.ts';
import { Dust, Glints, Radiance } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** The golden mask of a pharaoh: striped nemes, cobra, plaited beard. */
export function Pharaoh(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Dust {...scene} count={20} />
      <Radiance {...scene} count={24} />
      <path
        d="M90 12c-38 0-54 22-56 52-2 34-14 110-26 180h164c-12-70-24-146-26-180-2-30-18-52-56-52z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <Line
        d="M54 34 40 46m10 10-14 6m18 16-20 6m20 14-24 8m24 12-28 10m26 10-30 10M126 34l14 12m-10 10 14 6m-18 16 20 6m-20 14 24 8m-24 12 28 10m-26 10 30 10"
        colour={palette.second[1]}
        width={9}
      />
      <path d="M52 124h76v80H52z" fill={fill.second} />
      <Line d="M56 150q34 26 68 0M54 168q36 26 72 0" colour="#fd6" width={7} />
      <Outlined palette={palette}>
        <path d="M56 54c8-10 20-12 34-12s26 2 34 12c4 36-6 68-34 76-28-8-38-40-34-76z" fill={fill.main} />
        <path d="M54 54c10-16 62-16 72 0v10c-16-10-56-10-72 0z" fill={fill.second} />
        <path d="M82 130h16l-3 46H85z" fill={fill.second} />
        <path d="M90 58C76 44 78 18 90 8c12 10 14 36 0 50z" fill="#feb" />
        <path d="M62 82q12-13 23 1-12 9-23-1zm56 0q-12-13-23 1 12 9 23-1z" fill="#fff" />
      </Outlined>
      <path d={`${disc(74, 82, 4.6)}${disc(106, 82, 4.6)}`} fill={palette.ink} />
      <Line
        d="m62 82-8 3m64-3 8 3M60 72q12-8 24-1m36 1q-12-8-24-1m-18 42q12 7 24 0"
        colour={palette.ink}
        width={4}
      />
      <path d="M90 82l7 20H83z" fill={palette.ink} opacity="0.3" />
      <path d="M90 42q25 0 34 12c4 36-6 68-34 76z" fill={palette.ink} opacity="0.16" />
      <Line d="M85 142h10m-9 12h9m-9 12h8" colour="#fd8" width={3} />
      <Glints {...scene} count={6} />
    </>
  );
}

/** Isis on her feet, wings spread, the disc between horns on her head. */
export function Isis(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={24} />
      <Outlined palette={palette}>
        <path
          d="M82 100Q37 94-6 30c-2 62 18 114 84 128zm16 0q46-6 88-70c2 62-18 114-84 128z"
          fill={fill.second}
        />
        <path
          d="M82 98C54 96 26 76 2 48c2 44 28 76 78 84zm16 0c28-2 56-22 80-50-2 44-28 76-78 84z"
          fill={fill.main}
        />
      </Outlined>
      <Line
        d="m6 112 20-18m-10 38 24-26m-6 42 22-32m2 40 10-34m106-10-20-18m10 38-24-26m6 42-22-32m-2 40-10-34"
        colour={palette.second[1]}
        width={4}
      />
      <Outlined palette={palette}>
        <path d="M70 104h40l8 90H62z" fill="#fed" />
        <path d="M64 112V62c0-18 12-26 26-26s26 8 26 26v50l-14 2V70H78v44z" fill="#213" />
        <path d="M76 60c2-10 26-10 28 0 2 16-4 30-14 34-10-4-16-18-14-34z" fill="#c74" />
        <path d="M66 104c14 12 34 12 48 0l6 12c-16 18-44 18-60 0z" fill={fill.main} />
        <path d="M68 50c8-10 36-10 44 0v7c-12-7-32-7-44 0z" fill={fill.main} />
        <circle cx="90" cy="20" r="15" fill="#f53" />
      </Outlined>
      <Line d="M82 38C62 30 62 12 70 2M98 38c20-8 20-26 12-36" colour="#fc5" width={6} />
      <Line d="m78 68 8 1m16-1-8 1" colour="#111" width={3.4} />
      <path d="M84 82q6-4 12 0-6 6-12 0z" fill="#b24" />
      <path d="M86 126h8l-2 66h-4z" fill={fill.second} />
      <Glints {...scene} count={8} />
    </>
  );
}

/** A sphinx in profile, half under the sand: body of a lion, head in a nemes. */
export function Sphinx(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={18} />
      <circle cx="116" cy="60" r="44" fill="#fea" />
      <Outlined palette={palette}>
        <path d="M70 98c34-16 78-8 92 26 8 20 6 40 2 60H52z" fill={fill.main} />
        <path d="M60 116q15 19 8 40H22c-16 0-18 20-4 24h80c10-30 4-60-10-76z" fill={fill.main} />
        <path d="M40 34c6-26 48-32 58 0q9 39 26 78c-20 8-44 8-60 2l-4-26z" fill={fill.second} />
        <path d="M42 32q-4 14-12 28-1 5 6 6l-1 6q-2 17 13 18h18l6-30V30q-15-8-30 2z" fill={fill.main} />
      </Outlined>
      <Line d="M82 22c4 28 12 60 26 88M74 44q4 38 16 66" colour="#fd7" width={6} />
      <Line d="M44 48h12M40 74h10" colour={palette.ink} width={4} />
      <path d="M44 52q8-4 14 2-8 5-14-2z" fill={palette.ink} />
      <Line d="M42 26c8-8 24-8 32-2" colour="#fd7" width={7} />
      <Line d="M160 160c22-6 18-40 4-52m-36 68q-10-37 18-48" colour={palette.ink} width={4.5} opacity={0.6} />
      <Line d="M112 102q31-2 44 14M20 160h36" width={5} opacity={0.5} />
      <path d="M-10 182c24-24 60-14 90-10s60-20 110-22v100H-10z" fill={palette.sky[1]} />
      <path
        d="M-10 182c24-24 60-14 90-10s60-20 110-22"
        fill="none"
        stroke={palette.glow}
        strokeWidth="3"
        opacity="0.7"
      />
      <Glints {...scene} count={5} />
    </>
  );
}
