import { disc } from '../shapes.ts';
import { Glints } from './backdrops.tsx';
import { Line } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

const STRIPES = [-4, 44, 92, 140];

/** A stall on the street market under its awning, full of melons and oranges. */
export function MarketStall(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <ellipse cx="90" cy="96" rx="110" ry="80" fill={fill.glow} />
      <path d="M8 40h8v140H8zM164 40h8v140h-8z" fill="#842" />
      <path d="M-4 8h188v34H-4z" fill="#ffe" />
      <path d={STRIPES.map((x) => `M${x} 8h24v40a12 12 0 0 1-24 0z`).join('')} fill="#e33" />
      <path d={STRIPES.map((x) => `M${x + 24} 8h24v40a12 12 0 0 1-24 0z`).join('')} fill="#ffe" />
      <path
        d={[30, 62, 118, 150].map((x) => disc(x, 128, 19)).join('')}
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path d="M46 128a44 44 0 0 0 88 0z" fill={fill.second} stroke={palette.ink} strokeWidth="3" />
      <path d="M54 128a36 36 0 0 0 72 0z" fill="#f45" />
      <path d={`${disc(76, 138, 2.6)}${disc(90, 148, 2.6)}${disc(104, 138, 2.6)}`} fill="#412" />
      <path
        d={`${disc(24, 121, 4)}${disc(56, 121, 4)}${disc(112, 121, 4)}${disc(144, 121, 4)}`}
        fill="#fff"
        opacity="0.7"
      />
      <path d="M-4 146h188v60H-4z" fill="#a62" stroke={palette.ink} strokeWidth="3" />
      <Line d="M-4 166h188M40 146v60M90 146v60M140 146v60" colour="#731" width={3} />
      <Glints {...scene} count={4} />
    </>
  );
}

/** A sea turtle over the reef of Noronha. */
export function SeaTurtle(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <path d="M20-10h26l34 220H-6zM104-10h22l60 220h-70z" fill="#fff" opacity="0.12" />
      <path d="M-10 190q30-34 60-12t58-6 82 8v40H-10z" fill="#f86" />
      <Line
        d="M24 190q-8-28 4-44m10 44q0-20 14-30M150 186q10-30-4-48m-12 48q2-20-10-34"
        colour="#c36"
        width={7}
      />
      <g stroke={palette.ink} strokeWidth="3.5">
        <path
          d="M58 74C40 50 18 44 8 52c4 20 24 36 44 40zM124 80c20-22 42-26 52-18-6 20-26 34-48 38zM64 122c-14 6-22 18-20 28 12 2 26-6 32-18zM116 124c14 6 20 18 18 28-12 1-24-8-30-20z"
          fill={fill.main}
        />
        <path d="M92 20c13 0 22 10 22 22 0 10-8 18-22 18s-22-8-22-18c0-12 9-22 22-22z" fill={fill.main} />
        <path d="M92 52c28 0 46 20 46 44s-20 44-46 44-46-20-46-44 18-44 46-44z" fill={fill.second} />
      </g>
      <Line
        d="M92 62 112 80v28l-20 18-20-18V80zM92 62V54M112 80l20-6M112 108l18 10M92 126v12M72 108l-18 10M72 80l-20-6"
        colour={palette.ink}
        width={2.5}
      />
      <path d={`${disc(84, 38, 3.4)}${disc(101, 38, 3.4)}`} fill="#123" />
      <Glints {...scene} count={6} />
    </>
  );
}

/** A cave where crystals grow around a heart of light. */
export function CrystalCave(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <ellipse cx="90" cy="88" rx="90" ry="90" fill={fill.glow} />
      <path d="M-10-10h60L34 46 20-2 8 34zM190-10h-66l18 50 12-38 16 30z" fill="#436" />
      <g stroke={palette.ink} strokeWidth="3">
        <path d="M70 178 54 92l20-30 22 28-8 88z" fill={fill.main} />
        <path d="M112 180 104 104l16-24 18 24-4 76z" fill={fill.second} />
        <path d="M30 184 14 120l14-20 20 22 8 62zM150 184l-6-52 16-22 18 24-6 50z" fill={fill.main} />
        <path d="M92 184 80 132l14-20 16 22-2 50z" fill={fill.second} />
      </g>
      <path
        d="M74 62v112l-4 4-16-86zM120 80v100h-8l-8-76zM94 112v72h-2l-12-52zM28 100v84h2L14 120z"
        fill="#fff"
        opacity="0.35"
      />
      <path d="M-10 176q50-16 100-4t100-2v60H-10z" fill="#213" />
      <Glints {...scene} count={9} />
    </>
  );
}
