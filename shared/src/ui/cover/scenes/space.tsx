import { disc, star } from '../shapes.ts';
import { Dust, Glints } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** Far stars, a nebula, and a small companion. */
function Heaven(scene: SceneProps) {
  const { random, fill } = scene;
  return (
    <>
      <ellipse cx={random.between(30, 70)} cy="60" rx="110" ry="70" fill={fill.glow} opacity="0.7" />
      <ellipse cx={random.between(120, 160)} cy="140" rx="80" ry="60" fill={fill.glow} opacity="0.45" />
      <Dust {...scene} count={44} />
      <circle
        cx={random.between(20, 36)}
        cy={random.between(130, 150)}
        r={random.between(9, 15)}
        fill={fill.second}
      />
    </>
  );
}

function Planet(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Heaven {...scene} />
      <g transform={`rotate(${random.pick([-22, -16, 18])} 90 96)`}>
        <path
          d="M20 104c-14 14 36 22 84 12s80-32 64-40"
          fill="none"
          stroke={fill.second}
          strokeWidth="5"
          opacity="0.6"
        />
        <circle cx="90" cy="92" r="53" fill={fill.main} />
        <path
          d="M40 76c30 10 70 10 100-2l2 10c-32 12-74 12-104 2zM37 98c34 12 78 8 106-6v13c-28 12-70 15-104 5z"
          fill="#fff"
          opacity="0.22"
        />
        <path
          d="M90 145a53 53 0 0 1-50-72c4 36 44 62 92 52a53 53 0 0 1-42 20z"
          fill={palette.ink}
          opacity="0.36"
        />
        <path
          d="M38 84C0 96-8 112 6 120c22 12 80 8 128-10 40-16 54-32 38-40-6-3-16-3-30-1"
          fill="none"
          stroke={fill.second}
          strokeWidth="11"
          strokeLinecap="round"
        />
        <path d="M6 116c22 10 80 6 128-12" fill="none" stroke="#fff" strokeWidth="2.5" opacity="0.7" />
        <path
          d="M54 66c6-10 14-16 24-18"
          fill="none"
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          opacity="0.7"
        />
      </g>
      <Glints {...scene} count={7} />
    </>
  );
}

function Rocket(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Heaven {...scene} />
      <g transform={`rotate(${random.pick([28, 34, 40])} 90 96)`}>
        <path d="M74 140c-8 26 4 40 16 66 12-26 24-40 16-66z" fill="#ffb02e" />
        <path d="M81 140c-4 16 2 26 9 42 7-16 13-26 9-42z" fill="#fff6c8" />
        <path d="M60 104c-18 8-26 24-24 44l28-14zM120 104c18 8 26 24 24 44l-28-14z" fill={fill.second} />
        <path d="M90 10c28 22 36 56 30 98l-10 32H70l-10-32c-6-42 2-76 30-98z" fill="#f7f9ff" />
        <path d="M90 10c28 22 36 56 30 98l-10 32H92z" fill={palette.ink} opacity="0.18" />
        <path d="M90 10c13 10 21 23 26 38H64c5-15 13-28 26-38zM62 118h56l-8 22H70z" fill={fill.main} />
        <circle cx="90" cy="78" r="17" fill={fill.second} stroke={palette.ink} strokeWidth="4" />
        <path d="M80 74c2-6 6-9 11-9" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      </g>
      <path
        d="M12 178 50 138M34 190l30-34M4 150l22-24"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.5"
      />
      <Glints {...scene} count={6} />
    </>
  );
}

function Comet(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Heaven {...scene} />
      <path d="M40 124 176-8l6 40L66 150z" fill={fill.glow} opacity="0.9" />
      <path d="M34 104 150-8h18L60 108zM60 148 182 44v24L78 150z" fill={fill.second} opacity="0.8" />
      <path d="M40 108 176-4l4 26L72 146z" fill={fill.main} />
      <circle cx="58" cy="124" r="38" fill={fill.glow} />
      <path
        d={star(58, 124, 5, 44, 21)}
        fill={fill.main}
        stroke="#fff"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d={star(58, 124, 5, 30, 14)} fill="#fff" opacity="0.5" />
      <path d={`${disc(146, 132, 20)}`} fill={fill.second} />
      <path
        d={`${disc(140, 126, 4)}${disc(152, 136, 6)}${disc(138, 141, 3)}`}
        fill={palette.ink}
        opacity="0.35"
      />
      <Glints {...scene} count={9} />
    </>
  );
}

/** What covers of the family space show. */
export const spaceScenes = { Planet, Rocket, Comet } as const;
