import { disc, star } from '../shapes.ts';
import { Dust, Glints, Radiance } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** Two banded columns that frame the scene. */
function Columns({ fill, palette }: SceneProps) {
  const bands = [24, 66, 108, 150].map((y) => `M0 ${y}h22v12H0zM158 ${y}h22v12h-22z`).join('');
  return (
    <>
      <path d="M0 0h22v240H0zM158 0h22v240h-22z" fill={fill.main} />
      <path d={bands} fill={fill.second} />
      <path d="M22 0h5v240h-5zM153 0h5v240h-5z" fill={palette.ink} opacity="0.45" />
    </>
  );
}

function Pyramids(scene: SceneProps) {
  const { fill, palette, random } = scene;
  const sun = random.between(66, 116);
  return (
    <>
      <Dust {...scene} count={18} />
      <Radiance {...scene} count={22} />
      <circle cx={sun} cy="62" r="34" fill="#fff3c0" />
      <circle cx={sun} cy="62" r="43" fill="none" stroke="#fff3c0" strokeWidth="2" strokeDasharray="3 6" />
      <path d="M-20 178 44 92l66 86z" fill={fill.main} />
      <path d="M44 92l66 86H64z" fill={palette.ink} opacity="0.42" />
      <path d="M40 190 112 74l78 116z" fill={fill.main} />
      <path d="M112 74l78 116h-52z" fill={palette.ink} opacity="0.46" />
      <path d="M100 94l12-20 13 20-13 8z" fill="#fff" opacity="0.8" />
      <path d="M58 162h70M70 142h56M84 120h36" stroke={palette.ink} strokeWidth="2" opacity="0.28" />
      <Glints {...scene} count={5} />
    </>
  );
}

function Eye(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={24} />
      <Columns {...scene} />
      <path d="M30 72c22-26 92-32 122-6l-5 9c-30-19-88-16-112 5z" fill={fill.second} />
      <path d="M32 100c26-36 88-38 118-2-30 34-88 36-118 2z" fill="#fff8e2" />
      <circle cx="90" cy="97" r="25" fill={fill.second} />
      <circle cx="90" cy="97" r="12" fill={palette.ink} />
      <path d={disc(83, 89, 5)} fill="#fff" />
      <path
        d="M32 100c26-36 88-38 118-2-30 34-88 36-118 2zM84 126c-4 18-12 30-26 40M98 125c4 24 20 36 38 34 12-2 14-18 2-20-8-1-11 7-6 11"
        fill="none"
        stroke={fill.main}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Glints {...scene} count={6} />
    </>
  );
}

function Scarab(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={24} />
      <path
        d="M86 92C60 44 34 40 8 46c2 30 26 66 74 66zM94 92c26-48 52-52 78-46-2 30-26 66-74 66z"
        fill={fill.second}
      />
      <path
        d="M82 96C62 62 42 54 18 54M80 102C60 82 44 74 24 76M98 96c20-34 40-42 64-42M100 102c20-20 36-28 56-26"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.5"
      />
      <circle cx="90" cy="42" r="19" fill="#fff0b0" />
      <path d={star(90, 42, 12, 19, 14)} fill={fill.main} />
      <path d="M62 118c0-34 12-52 28-52s28 18 28 52-12 48-28 48-28-14-28-48z" fill={fill.main} />
      <path
        d="M90 84v82M64 104c16-12 36-12 52 0"
        fill="none"
        stroke={palette.ink}
        strokeWidth="3"
        opacity="0.6"
      />
      <path
        d="M64 130l-16 10v16M116 130l16 10v16M66 146l-10 14M114 146l10 14"
        fill="none"
        stroke={fill.main}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M72 112c1-16 5-26 12-34"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.65"
      />
      <Glints {...scene} count={6} />
    </>
  );
}

function Pharaoh(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={24} />
      <Columns {...scene} />
      <path
        d="M90 22c-34 0-46 22-48 48-2 30-10 62-16 92h36l8-40h40l8 40h36c-6-30-14-62-16-92-2-26-14-48-48-48z"
        fill={fill.main}
      />
      <path
        d="M46 62h18M44 84h16M40 106h20M36 128h24M32 150h26M116 62h18M120 84h16M120 106h20M120 128h24M122 150h26"
        stroke={fill.second}
        strokeWidth="9"
      />
      <path d="M64 64c6-8 14-10 26-10s20 2 26 10c2 30-4 56-26 62-22-6-28-32-26-62z" fill="#d99a5a" />
      <path d="M62 58c8-10 48-10 56 0v9c-12-7-44-7-56 0z" fill={fill.second} />
      <path
        d="M70 82c5-5 12-5 16 1-5 4-12 4-16-1zM94 83c4-6 11-6 16-1-4 5-11 5-16 1z"
        fill="#fff"
        stroke={palette.ink}
        strokeWidth="2.5"
      />
      <path
        d="M66 79 54 82M114 79l12 3M90 84v15M80 109q10 6 20 0"
        fill="none"
        stroke={palette.ink}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M84 124h12l-2 34h-8z" fill={fill.second} stroke={palette.ink} strokeWidth="2" />
      <path d="M90 58c-8-10-8-26 0-36 8 10 8 26 0 36z" fill="#fff3c0" stroke={palette.ink} strokeWidth="2" />
      <Glints {...scene} count={6} />
    </>
  );
}

/** What covers of the family egypt show. */
export const egyptScenes = { Pharaoh, Pyramids, Eye, Scarab } as const;
