import { disc, dots } from '../shapes.ts';
import { Glints, WaveFoot } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** Shafts of light from the surface, bubbles, and weed on the ground. */
function Water({ random, fill, palette }: SceneProps) {
  const tilt = random.between(-14, 14).toFixed(1);
  return (
    <>
      <ellipse cx="90" cy="14" rx="130" ry="96" fill={fill.glow} opacity="0.8" />
      <path
        d="M28-10 4 190h34L58-10zM84-10 76 190h36L104-10zM132-10l24 200h30L154-10z"
        fill="#fff"
        opacity="0.12"
        transform={`rotate(${tilt} 90 0)`}
      />
      <path d={dots(random, 12, 1.5, 5)} fill="#fff" opacity="0.3" />
      <path
        d="M8 200c-6-30 10-40 2-70 12 20 8 40 10 70zM24 200c0-24 12-30 10-50 8 18 4 34 4 50zM168 200c8-34-8-46 0-76-16 22-8 44-14 76z"
        fill={palette.ink}
        opacity="0.5"
      />
    </>
  );
}

function Fish(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Water {...scene} />
      <g transform={`rotate(${random.between(-12, 8).toFixed(1)} 90 98)`}>
        <path d="M126 98c18-30 34-36 46-34-10 20-10 46 2 68-16 2-34-8-48-34z" fill={fill.second} />
        <path
          d="M64 58c18-26 46-30 62-18-8 8-14 16-18 28zM70 140c10 20 28 26 44 22-6-8-8-16-8-26z"
          fill={fill.second}
        />
        <path
          d="M10 100c22-38 52-50 80-48 26 2 42 20 52 48-12 28-32 44-60 44S26 130 10 100z"
          fill={fill.main}
        />
        <path
          d="M76 54c14 28 14 62-4 89l24-1c18-26 18-58 2-88zM118 72c10 20 10 38 2 54l12-12c4-8 4-20 0-28z"
          fill="#fff"
          opacity="0.75"
        />
        <circle cx="42" cy="88" r="12" fill="#fff" />
        <circle cx="40" cy="89" r="6.5" fill={palette.ink} />
        <path d="M14 106q14 8 26 2" fill="none" stroke={palette.ink} strokeWidth="4" strokeLinecap="round" />
        <path
          d="M34 70c10-9 22-12 32-12"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.6"
        />
      </g>
      <WaveFoot {...scene} y={160} />
      <Glints {...scene} count={5} />
    </>
  );
}

function Pearl(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Water {...scene} />
      <path
        d="M90 116C40 116 22 92 26 72c10-6 16-4 18-2-2-16 8-24 20-24 4-12 14-18 26-18s22 6 26 18c12 0 22 8 20 24 2-2 8-4 18 2 4 20-14 44-64 44z"
        fill={fill.second}
      />
      <path
        d="M90 112 44 70M90 112 64 46M90 112V28M90 112l26-66M90 112l46-42"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.42"
      />
      <ellipse cx="90" cy="120" rx="66" ry="16" fill={palette.ink} opacity="0.55" />
      <circle cx="90" cy="106" r="25" fill="#fdf6ff" />
      <path
        d="M90 131a25 25 0 0 1-24-32c6 18 26 26 46 19a25 25 0 0 1-22 13z"
        fill={palette.main[1]}
        opacity="0.4"
      />
      <path d={disc(81, 97, 6)} fill="#fff" />
      <path d="M22 118c30 16 106 16 136 0 4 28-24 46-68 46s-72-18-68-46z" fill={fill.main} />
      <path
        d="M58 130l8 28M90 132v30M122 130l-8 28"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.4"
      />
      <ellipse cx="90" cy="104" rx="60" ry="52" fill={fill.glow} opacity="0.35" />
      <Glints {...scene} count={8} />
    </>
  );
}

function Octopus(scene: SceneProps) {
  const { fill, palette } = scene;
  const suckers = [
    [30, 142],
    [40, 154],
    [58, 160],
    [122, 160],
    [140, 154],
    [150, 142],
  ] as const;
  return (
    <>
      <Water {...scene} />
      <g fill="none" stroke={fill.second} strokeLinecap="round" strokeWidth="17">
        <path d="M60 104C40 104 18 112 24 134c4 12 18 10 18 0M120 104c20 0 42 8 36 30-4 12-18 10-18 0" />
        <path d="M68 112C60 150 46 158 34 168M112 112c8 38 22 46 34 56M82 118v52M98 118v52" />
      </g>
      <path d={suckers.map(([x, y]) => disc(x, y, 2.5)).join('')} fill="#fff" opacity="0.5" />
      <path
        d="M42 78c0-34 20-54 48-54s48 20 48 54c0 18-8 30-18 40H60c-10-10-18-22-18-40z"
        fill={fill.second}
      />
      <path d={`${disc(70, 88, 14)}${disc(110, 88, 14)}`} fill="#fff" />
      <path d={`${disc(73, 90, 7)}${disc(107, 90, 7)}`} fill={palette.ink} />
      <path d="M80 110q10 8 20 0" fill="none" stroke={palette.ink} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M56 62c4-14 12-22 22-25"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.65"
      />
      <path d="M60 36 64 8l16 12L90 0l10 20 16-12 4 28z" fill={fill.main} transform="translate(0 6)" />
      <Glints {...scene} count={6} />
    </>
  );
}

function Surf(scene: SceneProps) {
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

function Whale(scene: SceneProps) {
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

export const seaScenes = { Surf, Whale, Fish, Pearl, Octopus } as const;
