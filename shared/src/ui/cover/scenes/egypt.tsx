import { rays, star } from '../shapes.ts';
import { Palm } from './Palm.tsx';
import { Dust, Glints, Radiance } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** One pyramid, the sun at its tip. */
export function SunPyramid(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={22} />
      <path d={rays(90, 50, 16, 88)} fill={palette.glow} opacity="0.8" />
      <circle cx="90" cy="50" r="40" fill="#ffc" />
      <path d="M90 40 190 186H-10z" fill={fill.main} stroke={palette.ink} strokeWidth="3" />
      <path d="M90 40 190 186h-64z" fill={palette.ink} opacity="0.42" />
      <Line
        d="M58 88h46m-66 28h74m-94 30h104M74 88v28m-18 0v30m36-30v30m-56 0v36m40-36v36"
        colour={palette.ink}
        width={2.5}
        opacity={0.35}
      />
      <path d="M90 40l23 34-9 5-8-5-10 6-8-5-11-1z" fill="#fea" />
      <path d="M-10 186c40-22 70-14 100-6s60 4 100-4v70H-10z" fill={fill.second} />
      <Glints {...scene} count={5} />
    </>
  );
}

/** A golden scarab with the sun between its wings. */
export function Scarab(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={24} />
      <path
        d="M84 96C64 40 32 26 4 30c0 40 24 82 76 86zm12 0c20-56 52-70 80-66 0 40-24 82-76 86z"
        fill={fill.second}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <Line
        d="M82 92C62 58 42 46 14 40m66 60C58 78 40 70 18 66m60 42Q52 95 32 90m66 2c20-34 40-46 68-52m-66 60c22-22 40-30 62-34m-60 42q26-13 46-18"
        colour="#fd8"
        width={4}
      />
      <Line
        d="m66 122-22 8-4 20m74-28 22 8 4 20m-72-6-18 14m62-14 18 14M70 92l-18-8m58 8 18-8"
        colour={palette.main[1]}
        width={8}
      />
      <Outlined palette={palette}>
        <circle cx="90" cy="34" r="25" fill="#f72" />
        <path d="M72 82c0-18 36-18 36 0z" fill={fill.main} />
        <path d="M56 126c0-34 14-48 34-48s34 14 34 48-14 50-34 50-34-16-34-50z" fill={fill.main} />
      </Outlined>
      <path d={star(90, 34, 12, 19, 13)} fill="#fea" />
      <Line d="M90 104v68M62 110c16-10 40-10 56 0" colour={palette.ink} width={3.5} opacity={0.75} />
      <Line d="M68 120q1 24 10 36" width={6} opacity={0.75} />
      <Glints {...scene} count={6} />
    </>
  );
}

/** Palms round a pool between the dunes. */
export function Oasis(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Dust {...scene} count={22} />
      <ellipse cx="90" cy="96" rx="110" ry="80" fill={fill.glow} />
      <path d="M118 18a26 26 0 1 0 24 36 22 22 0 0 1-24-36z" fill="#fec" />
      <path d="M-10 116c40-34 60-30 90-8 30-26 70-26 110 4v140H-10z" fill={palette.main[1]} />
      <path d="M-10 140c50-26 80-16 110-6s60-6 90-12v120H-10z" fill={fill.main} />
      <Palm x={54} y={58} bend={-18} ink={palette.ink} />
      <Palm x={116} y={74} bend={16} ink={palette.ink} />
      <ellipse cx="88" cy="166" rx="78" ry="22" fill={fill.second} stroke={palette.ink} strokeWidth="3" />
      <Line d="M42 160h40m-12 8h54m-18-10h34" width={3.5} opacity={0.8} />
      <path d="m16 170-8-30 14 20 4-30 8 32zm136-2 6-26 6 20 10-18-6 28z" fill="#274" />
      <Glints {...scene} count={6} />
    </>
  );
}
