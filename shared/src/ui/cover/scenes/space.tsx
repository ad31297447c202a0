import { disc, glint } from '../shapes.ts';
import { Dust, Glints, Heaven } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A planet with seven moons on its ring. */
export function SevenMoons(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Heaven {...scene} />
      <g transform={`rotate(${random.pick([-20, -15, 16])} 90 92)`}>
        <Line
          d="M36 72c-44 4 34-12 74-6 70 10 50 36-12 52"
          colour={palette.second[0]}
          width={4}
          opacity={0.5}
        />
        <circle cx="90" cy="90" r="56" fill={fill.main} stroke={palette.ink} strokeWidth="3" />
        <path
          d="M37 74c34 12 72 10 106-2l2 12c-34 14-76 16-110 2zm-1 28c36 12 80 8 110-6l-3 14c-30 12-68 14-102 4z"
          fill="#fff"
          opacity="0.28"
        />
        <path
          d="M90 146a56 56 0 0 1-52-78c6 40 50 64 98 52a56 56 0 0 1-46 26z"
          fill={palette.ink}
          opacity="0.36"
        />
        <Line
          d="M36 78c-42 14-56 38-32 46 34 10 96 2 140-16 34-14 50-32 28-40q-12-2-28-2"
          colour={palette.second[0]}
          width={5}
        />
        <Outlined palette={palette}>
          {MOONS.map(([x, y, r]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill.second} />
          ))}
        </Outlined>
        <Line d="M52 70q9-17 24-21" width={8} opacity={0.8} />
      </g>
      <Glints {...scene} count={7} />
    </>
  );
}
const MOONS = [
  [16, 92, 8],
  [0, 116, 9],
  [34, 127, 11],
  [76, 124, 13],
  [118, 114, 11],
  [152, 100, 9],
  [176, 80, 8],
] as const;

/** A comet with a turquoise tail. */
export function Comet(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Heaven {...scene} />
      <path d="M14 96Q84 26 190-30v70c-40 20-70 50-92 124z" fill={fill.second} opacity="0.55" />
      <path d="M24 98C70 54 130 20 190-10v40C150 50 114 84 90 156z" fill={fill.second} />
      <path d="M40 100c44-34 90-66 150-92-40 40-78 76-106 132z" fill="#eff" opacity="0.75" />
      <circle cx="56" cy="124" r="60" fill={fill.glow} />
      <path
        d="M22 112c4-24 30-36 52-28 20 8 28 30 20 50-8 18-30 28-50 20-16-8-26-24-22-42z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path
        d={`${disc(46, 112, 8)}${disc(70, 134, 10)}${disc(74, 104, 5)}${disc(44, 138, 5)}`}
        fill={palette.ink}
        opacity="0.4"
      />
      <Line d="M30 116q5-21 24-25" width={6} opacity={0.9} />
      <path d={`${glint(134, 118, 16)}${glint(26, 36, 14)}`} fill="#fff" />
      <Glints {...scene} count={9} />
    </>
  );
}

/** The full moon over a bay with its sugar loaf. */
export function FullMoon(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Heaven {...scene} />
      <ellipse cx="90" cy="78" rx="116" ry="110" fill={fill.glow} />
      <circle cx="84" cy="76" r="70" fill={fill.main} />
      <path
        d={`${disc(58, 52, 15)}${disc(108, 40, 10)}${disc(112, 86, 17)}${disc(70, 100, 10)}${disc(38, 84, 8)}${disc(86, 68, 6)}`}
        fill="#b84"
        opacity="0.45"
      />
      <path
        d={`${disc(60, 54, 12)}${disc(114, 89, 14)}${disc(109, 42, 8)}${disc(71, 102, 7)}`}
        fill="#fda"
        opacity="0.8"
      />
      <Line d="M26 60q14-32 42-40" width={8} opacity={0.9} />
      <path d="M-4 150h188v90H-4z" fill={palette.sky[0]} />
      <path
        d="M-10 152c16-2 20-16 34-16s20 12 40 12c24 0 34 0 44-8 14-4 14-58 34-58s22 34 34 46q9 8 18 10v20H-10z"
        fill={palette.ink}
      />
      <Line d="M30 158h100m-86 8h72m-56 8h44" colour={palette.main[0]} width={4} />
      <path d="M14 108q8-8 12 0 4-8 12 0-8-3-12 4-4-7-12-4z" fill={palette.ink} />
      <Glints {...scene} count={6} />
    </>
  );
}

/** A purple nebula: clouds round a new star. */
export function Nebula(scene: SceneProps) {
  const { fill, random } = scene;
  const clouds = Array.from({ length: 9 }, (_, index) => {
    const [angle, far] = [index * 0.7, random.between(48, 64)];
    return [90 + Math.cos(angle) * far, 86 + Math.sin(angle) * far, random.between(34, 46)].map(Math.round);
  });
  return (
    <>
      <Heaven {...scene} />
      {clouds.map(([x, y, r], index) => (
        <circle key={index} cx={x} cy={y} r={r} fill={index % 2 ? fill.main : fill.second} />
      ))}
      <circle cx="90" cy="86" r="44" fill="#3df" opacity="0.3" />
      <circle cx="90" cy="86" r="58" fill={fill.glow} />
      <path d={`${glint(90, 86, 46)}${glint(140, 34, 18)}${glint(34, 128, 14)}`} fill="#fff" />
      <circle cx="90" cy="86" r="12" fill="#fff" />
      <Dust {...scene} count={30} />
    </>
  );
}
