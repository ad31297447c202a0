import { disc, rays } from '../shapes.ts';
import { Glints } from './backdrops.tsx';
import { Line } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** Gold coins, each with a star's light on its edge. */
function Coins({
  at,
  ink,
}: {
  readonly at: readonly (readonly [x: number, y: number, r: number])[];
  readonly ink: string;
}) {
  return (
    <>
      <path d={at.map(([x, y, r]) => disc(x, y, r)).join('')} fill="#fc3" stroke={ink} strokeWidth="3" />
      <path d={at.map(([x, y, r]) => disc(x, y, r * 0.66)).join('')} fill="#e91" />
      <path d={at.map(([x, y, r]) => disc(x - r * 0.3, y - r * 0.34, r * 0.2)).join('')} fill="#ffc" />
    </>
  );
}

/** A rocket that leaves Alcântara, with coins in its fire. */
export function Launch(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <ellipse cx="90" cy="70" rx="96" ry="86" fill={fill.glow} />
      <path d={disc(150, 34, 20)} fill="#fec" />
      <g stroke={palette.ink} strokeWidth="3.5">
        <path d="M66 100 40 138l30-10zM114 100l26 38-30-10z" fill={fill.second} />
        <path d="M90 10c22 20 30 48 24 108l-8 14H74l-8-14C60 58 68 30 90 10z" fill={fill.main} />
        <path d={disc(90, 62, 13)} fill="#8ef" />
        <path d="M76 132h28c6 18-4 30-14 46-10-16-20-28-14-46z" fill="#fb3" />
      </g>
      <path d="M83 134h14c2 10-2 18-7 27-5-9-9-17-7-27z" fill="#ffc" />
      <Line d="M78 40q-6 30-3 66" colour="#fff" width={4} opacity={0.6} />
      <Coins
        ink={palette.ink}
        at={[
          [36, 160, 16],
          [146, 156, 18],
          [60, 178, 13],
          [120, 180, 14],
        ]}
      />
      <Glints {...scene} count={8} />
    </>
  );
}

/** An owl that guards the forest's gold. */
export function GuardianOwl(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <path d={rays(90, 80, 12)} fill="#fff" opacity="0.1" />
      <ellipse cx="90" cy="80" rx="90" ry="84" fill={fill.glow} />
      <g stroke={palette.ink} strokeWidth="3.5">
        <path
          d="M46 30q10 8 24 10 20-8 40 0 14-2 24-10 2 24-4 38c16 50-2 92-40 92s-56-42-40-92c-6-14-6-28-4-38z"
          fill={fill.main}
        />
        <path d="M50 92q-18 20-8 56 18-6 20-40zM130 92q18 20 8 56-18-6-20-40z" fill={fill.second} />
        <path d={`${disc(70, 68, 20)}${disc(110, 68, 20)}`} fill="#ffe" />
        <path d="M90 78l9 10-9 14-9-14z" fill="#fa3" />
      </g>
      <path d={`${disc(72, 68, 11)}${disc(108, 68, 11)}`} fill="#210" />
      <path d={`${disc(76, 63, 4)}${disc(112, 63, 4)}`} fill="#fff" />
      <Line d="M74 116q6 8 12 0m8 0q6 8 12 0M74 132q6 8 12 0m8 0q6 8 12 0" colour={palette.ink} width={3} />
      <Coins
        ink={palette.ink}
        at={[
          [34, 172, 18],
          [146, 172, 18],
          [66, 182, 15],
          [114, 182, 15],
          [90, 168, 17],
        ]}
      />
      <Glints {...scene} count={6} />
    </>
  );
}

/** The golden mask of the parade over a heap of coins. */
export function ParadeGold(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <path d={rays(90, 76, 14)} fill="#fff" opacity="0.14" />
      <ellipse cx="90" cy="76" rx="88" ry="78" fill={fill.glow} />
      <g stroke={palette.ink} strokeWidth="3">
        <path d="M90 62C66 40 60 16 70-2c12 12 18 30 20 52 2-22 8-40 20-52 10 18 4 42-20 64z" fill="#3ce" />
        <path
          d="M84 66C52 58 32 38 28 14c22 4 44 20 58 46zM96 66c32-8 52-28 56-52-22 4-44 20-58 46z"
          fill="#f4a"
        />
        <path
          d="M20 82c24-18 50-20 70-8 20-12 46-10 70 8 2 34-18 54-42 52-14-2-22-12-28-24-6 12-14 22-28 24-24 2-44-18-42-52z"
          fill={fill.main}
        />
        <path
          d="M40 92c14-10 28-8 36 4-8 12-24 14-36-4zM140 92c-14-10-28-8-36 4 8 12 24 14 36-4z"
          fill="#315"
        />
      </g>
      <path d={disc(90, 82, 8)} fill="#f46" stroke={palette.ink} strokeWidth="2.5" />
      <Coins
        ink={palette.ink}
        at={[
          [40, 168, 17],
          [72, 158, 18],
          [108, 158, 18],
          [142, 168, 17],
          [90, 178, 18],
        ]}
      />
      <Glints {...scene} count={8} />
    </>
  );
}
