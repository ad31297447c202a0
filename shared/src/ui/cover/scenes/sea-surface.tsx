import { disc } from '../shapes.ts';
import { Glints, WaveFoot } from './backdrops.tsx';
import { Water } from './sea-water.tsx';
import type { SceneProps } from '../palette.ts';

/** A wave that breaks before the sun. */
export function Surf(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <ellipse cx="118" cy="56" rx="96" ry="86" fill={fill.glow} />
      <circle cx="126" cy="56" r="30" fill={fill.main} />
      <path
        d="M-10 190c0-70 20-140 84-146 40-4 66 22 60 48-4 16-26 20-32 6-18 22 6 60 84 62v40H-10z"
        fill={palette.glow}
      />
      <path
        d="M-10 190c4-58 24-116 76-122 24-2 42 6 48 20-20-6-36 4-38 26-2 30 34 54 110 58v30H-10z"
        fill={palette.sky[0]}
      />
      <path d="M-10 196c6-48 24-92 64-100-16 30-2 74 62 92l70 14H-10z" fill="#fff" opacity="0.35" />
      <path
        d="M134 92c-4 16-26 20-32 6-6 4-8 12-8 18 6 2 10-2 12-6 6 8 18 6 24-2 6 0 10-8 4-16zM74 44c14-2 28 0 38 6-10-16-30-22-48-18s-30 14-38 26c14-9 30-13 48-14z"
        fill="#fff"
      />
      <path
        d={[
          disc(142, 112, 4),
          disc(152, 102, 2.5),
          disc(146, 90, 2),
          disc(120, 30, 3),
          disc(60, 24, 2.5),
        ].join('')}
        fill="#fff"
      />
      <WaveFoot {...scene} y={158} />
      <Glints {...scene} count={5} />
    </>
  );
}

/** A whale and its breath. */
export function Whale(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Water {...scene} />
      <path
        d="M66 44C60 24 48 20 38 24c10 0 18 8 22 22M70 44c2-22 12-30 24-28-10 2-16 12-18 28"
        fill="#fff"
        opacity="0.9"
      />
      <path
        d="M14 92c2-30 26-48 58-46 42 2 62 34 74 56 6-12 2-30-10-42 14 0 24 6 28 14 4-10 12-16 22-16-2 44-24 82-66 88-56 8-108-6-106-54z"
        fill={fill.second}
      />
      <path d="M16 104c24 16 60 20 88 14-12 26-40 32-60 26-16-6-27-20-28-40z" fill="#fff" opacity="0.85" />
      <path
        d="M26 116l8 18M44 121l6 22M64 123l2 24"
        stroke={palette.second[1]}
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path
        d="M92 122c-2 24-14 40-34 44 0-18 4-34 14-44z"
        fill={fill.second}
        stroke={palette.ink}
        strokeOpacity="0.25"
        strokeWidth="2"
      />
      <circle cx="52" cy="86" r="7" fill="#fff" />
      <circle cx="51" cy="87" r="4" fill={palette.ink} />
      <path
        d="M28 70c8-10 20-14 34-14"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.5"
      />
      <WaveFoot {...scene} y={164} />
      <Glints {...scene} count={6} />
    </>
  );
}
