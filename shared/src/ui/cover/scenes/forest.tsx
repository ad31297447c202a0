import { disc, leaf } from '../shapes.ts';
import { Dust, Glints, Radiance } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** Leaves from the corners over a moon. */
function Foliage({ random, fill, palette }: SceneProps) {
  const bough = (x: number, y: number, from: number) =>
    [0, 0.42, 0.84, 1.26].map((step) => leaf(x, y, random.between(52, 78), 16, from + step)).join('');
  return (
    <>
      <path d={`${bough(-8, 30, -0.3)}${bough(188, 34, 2.2)}`} fill={palette.ink} opacity="0.5" />
      <path d={`${bough(-10, 176, -1.5)}${bough(190, 176, -2.9)}`} fill={fill.second} />
    </>
  );
}

function Moon({ fill }: SceneProps) {
  return (
    <>
      <ellipse cx="90" cy="88" rx="112" ry="104" fill={fill.glow} />
      <circle cx="90" cy="88" r="70" fill="#fff8d8" opacity="0.5" />
    </>
  );
}

const EYES = `${disc(66, 92, 9)}${disc(114, 92, 9)}`;
const SPARKS = `${disc(69, 89, 3)}${disc(117, 89, 3)}`;

function Jaguar(scene: SceneProps) {
  const { fill, palette } = scene;
  const spots = [
    [54, 62],
    [72, 54],
    [108, 54],
    [126, 62],
    [44, 84],
    [136, 84],
    [90, 64],
    [46, 106],
    [134, 106],
  ] as const;
  return (
    <>
      <Dust {...scene} count={16} />
      <Moon {...scene} />
      <path d={`${disc(46, 50, 20)}${disc(134, 50, 20)}`} fill={fill.main} />
      <path d={`${disc(46, 51, 10)}${disc(134, 51, 10)}`} fill={palette.ink} />
      <path d="M90 34c38 0 58 26 58 60 0 30-24 62-58 62s-58-32-58-62c0-34 20-60 58-60z" fill={fill.main} />
      <path
        d={spots.map(([x, y]) => disc(x, y, 5)).join('')}
        fill="none"
        stroke={palette.ink}
        strokeWidth="4"
        strokeDasharray="9 4"
        opacity="0.8"
      />
      <path d="M90 98c24 0 34 14 34 28 0 18-18 30-34 30s-34-12-34-30c0-14 10-28 34-28z" fill="#fff3dc" />
      <path d="M50 88c8-10 24-8 30 4-8 8-24 8-30-4zM130 88c-8-10-24-8-30 4 8 8 24 8 30-4z" fill="#dfff7a" />
      <path d={`${disc(66, 89, 5)}${disc(114, 89, 5)}M76 104h28l-9 13h-10z`} fill={palette.ink} />
      <path
        d="M90 116v12c-6 8-14 8-20 2M90 128c6 8 14 8 20 2M50 122H26M52 130l-24 8M130 122h24M128 130l24 8"
        fill="none"
        stroke={palette.ink}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Foliage {...scene} />
      <Glints {...scene} count={5} />
    </>
  );
}

function Owl(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Dust {...scene} />
      <Moon {...scene} />
      <path
        d="M36 168C26 96 34 62 40 30c14 4 26 10 32 16 12-4 24-4 36 0 6-6 18-12 32-16 6 32 14 66 4 138z"
        fill={fill.main}
      />
      <path d="M58 168c-4-30 8-48 32-48s36 18 32 48z" fill="#fff3dc" opacity="0.9" />
      <path
        d="M66 134q6 8 12 0t12 0 12 0 12 0M62 152q7 8 14 0t14 0 14 0 14 0"
        fill="none"
        stroke={palette.main[1]}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={`${disc(64, 84, 25)}${disc(116, 84, 25)}`} fill="#fff8e6" />
      <path d={`${disc(64, 84, 16)}${disc(116, 84, 16)}`} fill="#ffb52e" />
      <path d={`${disc(65, 85, 9)}${disc(115, 85, 9)}`} fill={palette.ink} />
      <path d={SPARKS} fill="#fff" />
      <path d="M80 98h20l-10 22z" fill="#ff8a2a" />
      <path
        d="M40 32c16 12 34 24 50 50 16-26 34-38 50-50-12 4-40 12-50 40-10-28-38-36-50-40z"
        fill={palette.ink}
        opacity="0.55"
      />
      <path
        d="M40 66c-8 30-8 64-4 100M140 66c8 30 8 64 4 100"
        stroke={palette.ink}
        strokeWidth="12"
        opacity="0.28"
        fill="none"
      />
      <Foliage {...scene} />
      <Glints {...scene} count={5} />
    </>
  );
}

function Toucan(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={16} />
      <path d="M40 176C28 120 30 74 56 52c24-20 58-10 64 18 6 30-10 70-22 106z" fill={palette.ink} />
      <path d="M48 122c-2-30 6-56 28-62 22-4 34 12 32 32-4 26-34 40-60 30z" fill="#fff8e2" />
      <path d="M84 58c36-22 78-8 84 40 2 14-6 22-12 22-2-20-30-26-70-16-12-12-14-34-2-46z" fill={fill.main} />
      <path d="M156 120c-4-22-32-26-70-16-2 6 6 14 18 14 18 0 34-8 52 2z" fill="#ff5a2a" />
      <path d="M148 70c14 8 20 22 20 30 0 12-6 20-12 20 0-20 0-36-8-50z" fill={palette.ink} />
      <circle cx="74" cy="80" r="15" fill="#39b8ff" />
      <path d={disc(75, 80, 9)} fill={palette.ink} />
      <path d={disc(78, 76, 3.3)} fill="#fff" />
      <path
        d="M98 60c22-8 40-2 50 12"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path d="M-4 172c60-14 120-14 188-4v14H-4z" fill="#7a4a22" />
      <Foliage {...scene} />
      <Glints {...scene} count={5} />
    </>
  );
}

function Fox(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Dust {...scene} count={20} />
      <Moon {...scene} />
      <path
        d="M30 22c20 8 36 20 44 32h32c8-12 24-24 44-32 8 30 6 56-4 74l-56 70-56-70C24 78 22 52 30 22z"
        fill={fill.main}
      />
      <path
        d="M38 38c10 6 18 12 24 20-10 4-18 12-22 20-4-14-4-28-2-40zM142 38c-10 6-18 12-24 20 10 4 18 12 22 20 4-14 4-28 2-40z"
        fill={palette.ink}
        opacity="0.75"
      />
      <path
        d="M36 100c22-2 42 8 54 34 12-26 32-36 54-34-6 26-32 54-54 68-22-14-48-42-54-68z"
        fill="#fff6e6"
      />
      <path d="M74 54h32L90 110z" fill="#fff" opacity="0.25" />
      <path d={`${EYES}M78 148h24l-12 16z`} fill={palette.ink} />
      <path d={SPARKS} fill="#fff" />
      <path
        d="M54 80c6-6 16-6 22 0M104 80c6-6 16-6 22 0"
        fill="none"
        stroke={palette.ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Foliage {...scene} />
      <Glints {...scene} count={5} />
    </>
  );
}

export const forestScenes = { Jaguar, Owl, Toucan, Fox } as const;
