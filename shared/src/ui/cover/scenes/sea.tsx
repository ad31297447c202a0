import { disc } from '../shapes.ts';
import { Glints, WaveFoot } from './backdrops.tsx';
import { Water } from './sea-water.tsx';
import { Surf, Whale } from './sea-surface.tsx';
import type { SceneProps } from '../palette.ts';

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

/** What covers of the family sea show. */
export const seaScenes = { Surf, Whale, Fish, Pearl, Octopus } as const;
