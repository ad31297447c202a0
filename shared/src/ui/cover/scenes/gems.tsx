import { glint, star } from '../shapes.ts';
import { Crown } from './Crown.tsx';
import { Dust, Glints, Radiance } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A brilliant over the dry land, between cacti. */
export function BacklandDiamond(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={20} />
      <path d="M-4 150q94-26 188 0v100H-4z" fill={fill.second} />
      <Line
        d="M26 176V92m0 48c-16 0-18-8-18-30m18 18c14 0 16-8 16-24m116 72v-72m0 42c14 0 16-8 16-26m-16 16c-12 0-14-6-14-22"
        colour="#164"
        width={11}
      />
      <path d="M52 22h76l34 38-72 92L18 60z" fill={fill.main} stroke={palette.ink} strokeWidth="3" />
      <path d="M52 22 18 60h40zm76 0 34 38h-40z" fill="#fff" opacity="0.3" />
      <path d="M52 22h76l-6 38H58z" fill="#fff" opacity="0.75" />
      <path d="M58 60h64l-32 92z" fill="#fff" opacity="0.35" />
      <path d="M18 60h40l32 92z" fill="#37d" opacity="0.3" />
      <path d="M122 60h40l-72 92z" fill="#149" opacity="0.45" />
      <path d="M66 60 90 22l24 38-24 92z" fill="#fff" opacity="0.3" />
      <path d={glint(56, 34, 22)} fill="#fff" />
      <Glints {...scene} count={9} />
    </>
  );
}

/** A step-cut emerald under a crown. */
export function CrownedEmerald(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={16} />
      <path
        d="M62 56h56l30 30v54l-30 28H62l-30-28V86z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path d="M62 56h56l-12 22H74L54 96 32 86zM32 86l22 10v36l-22 8z" fill="#fff" opacity="0.3" />
      <path d="M148 86v54l-30 28H62l12-22h32l20-14V96z" fill={palette.ink} opacity="0.34" />
      <path d="M74 78h32l20 18v36l-20 14H74l-20-14V96z" fill="#fff" opacity="0.1" />
      <path d="m60 136 48-56h12l-54 62z" fill="#fff" opacity="0.6" />
      <Crown x={90} y={36} scale={0.78} fill={fill.second} ink={palette.ink} />
      <Glints {...scene} count={9} />
    </>
  );
}

/** A round ruby rises over the range. */
export function MountainRuby(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={24} />
      <g transform={`rotate(${random.between(0, 20).toFixed(1)} 90 80)`}>
        <path d={star(90, 80, 8, 70, 65)} fill={fill.main} stroke={palette.ink} strokeWidth="3" />
        <path d={star(90, 80, 8, 68, 38)} fill="#fff" opacity="0.3" />
        <path d={star(90, 80, 8, 66, 46, 0)} fill={palette.ink} opacity="0.2" />
        <path d={star(90, 80, 4, 44, 41)} fill={fill.main} stroke="#fab" strokeWidth="2" />
      </g>
      <path d="M56 72q3-19 30-26L72 78zM34 56l18-26 8 4-20 28z" fill="#fff" opacity="0.6" />
      <path
        d="m-10 176 38-64 20 26 30-30 24 34 36-46 52 80v70H-10z"
        fill={fill.second}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path
        d="m28 112-16 27 10-2 6 8 8-12 8 2zm50-4-16 17 10-2 8 8 6-8 6 1zm60-12-16 20 10-2 6 8 8-6 10 6z"
        fill="#fff"
      />
      <Glints {...scene} count={9} />
    </>
  );
}

/** A star sapphire in its setting, the moon beside it. */
export function StarSapphire(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Dust {...scene} />
      <Radiance {...scene} count={18} />
      <path d="M142 6a24 24 0 1 0 30 36 26 26 0 0 1-30-36z" fill="#fec" />
      <Outlined palette={palette}>
        <ellipse cx="86" cy="98" rx="66" ry="70" fill={fill.second} />
        <ellipse cx="86" cy="98" rx="54" ry="58" fill={fill.main} />
      </Outlined>
      <ellipse
        cx="86"
        cy="98"
        rx="60"
        ry="64"
        fill="none"
        stroke="#fec"
        strokeWidth="5"
        strokeDasharray="0 10.2"
      />
      <path d={star(86, 94, 6, 52, 3)} fill="#fff" opacity="0.9" />
      <ellipse cx="86" cy="94" rx="30" ry="30" fill={fill.glow} />
      <path d="M44 82q9-29 36-34c20-2 36 8 44 22-20-10-58-8-80 12z" fill="#fff" opacity="0.5" />
      <Glints {...scene} count={8} />
    </>
  );
}

/** Amethyst crystals that grow out of the rock. */
export function AmethystCluster(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={14} />
      <Outlined palette={palette}>
        <path d="M40 170 4 96l4-28 22 6 42 88zm100 0 36-70-2-30-24 6-44 90z" fill={fill.main} />
        <path d="m30 174 4-104 18-26 24 22 6 108zm72 0 8-98 22-30 22 24 2 104z" fill={fill.main} />
        <path d="M58 178 62 52 90 8l28 42 6 128z" fill={fill.main} />
      </Outlined>
      <path
        d="M90 8 62 52l-4 126h26l4-112zM52 44 34 70l-4 104h16l4-88zm80 2-22 30-6 98h16l8-82zM8 68 4 96l30 60-10-60z"
        fill="#fff"
        opacity="0.42"
      />
      <path
        d="m90 8 28 42 6 128H98L88 66zm42 38 22 24 2 104h-16l-12-82zm42 24 2 30-30 60 12-62z"
        fill={palette.ink}
        opacity="0.28"
      />
      <path
        d="M-4 200c10-40 30-46 46-36q23-20 48-4c18-12 34-8 48 4 18-10 36 0 46 36z"
        fill={fill.second}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path d={`${glint(28, 40, 18)}${glint(152, 30, 22)}${glint(90, 96, 28)}`} fill="#fff" />
      <Glints {...scene} count={7} />
    </>
  );
}
