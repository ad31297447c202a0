import { star } from '../shapes.ts';
import { Dust } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** A line of light: wide faint, narrower brighter, white core. */
function Tube({ d, colour }: { readonly d: string; readonly colour: string }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={colour} strokeWidth="17" opacity="0.2" />
      <path d={d} stroke={colour} strokeWidth="8.5" opacity="0.95" />
      <path d={d} stroke="#fff" strokeWidth="2.6" opacity="0.95" />
    </g>
  );
}

/** The night road: horizon, grid in perspective, haze. */
function Road({ random, palette, fill }: SceneProps) {
  const lanes = [-180, -110, -60, -20, 20, 60, 110, 180]
    .map((x) => `M${90 + x * 0.24} 136 ${90 + x * 2} 240`)
    .join('');
  return (
    <>
      <ellipse cx="90" cy="132" rx="150" ry={random.between(70, 96)} fill={fill.glow} opacity="0.75" />
      <path
        d={`${lanes}M0 136h180M0 146h180M0 160h180M0 180h180`}
        stroke={palette.second[0]}
        strokeWidth="1.6"
        opacity="0.7"
      />
    </>
  );
}

function Sevens(scene: SceneProps) {
  const { palette } = scene;
  return (
    <>
      <Dust {...scene} count={20} />
      <Road {...scene} />
      <Tube d="M24 52h52L46 128" colour={palette.main[0]} />
      <Tube d="M102 52h52l-30 76" colour={palette.main[0]} />
      <Tube d="M12 30h156v114H12z" colour={palette.second[0]} />
    </>
  );
}

function Heart(scene: SceneProps) {
  const { palette } = scene;
  return (
    <>
      <Dust {...scene} count={20} />
      <Road {...scene} />
      <Tube
        d="M90 140C50 112 30 92 30 66c0-19 14-30 30-30 13 0 24 8 30 20 6-12 17-20 30-20 16 0 30 11 30 30 0 26-20 46-60 74z"
        colour={palette.main[0]}
      />
      <Tube d="M98 56 78 90h24L84 124" colour={palette.second[0]} />
    </>
  );
}

function Sunset(scene: SceneProps) {
  const { palette, fill, random } = scene;
  const palm = random.pick([28, 152]);
  return (
    <>
      <Dust {...scene} count={30} />
      <Road {...scene} />
      <path d="M34 136a56 56 0 0 1 112 0z" fill={fill.main} />
      <path d="M30 104h120v5H30zM30 116h120v6H30zM30 128h120v7H30z" fill={palette.ink} opacity="0.75" />
      <Tube
        d={`M${palm} 150c4-30 4-50-2-74m0 0c-10-12-22-12-30-4m30 4c0-14 10-22 22-18m-22 18c12-4 22 2 24 12m-24-12c-12 0-18 8-18 18`}
        colour={palette.second[0]}
      />
      <Tube d="M30 136a60 60 0 0 1 120 0" colour={palette.main[0]} />
    </>
  );
}

function Star(scene: SceneProps) {
  const { palette, random } = scene;
  return (
    <>
      <Dust {...scene} count={20} />
      <Road {...scene} />
      <g transform={`rotate(${random.between(-8, 8).toFixed(1)} 90 86)`}>
        <Tube d={star(90, 88, 5, 66, 30)} colour={palette.main[0]} />
        <Tube d={star(90, 88, 5, 36, 16)} colour={palette.second[0]} />
      </g>
    </>
  );
}

/** What covers of the family neon show. */
export const neonScenes = { Sevens, Heart, Sunset, Star } as const;
