import { disc } from '../shapes.ts';
import { Dust, Glints } from './backdrops.tsx';
import { Foliage, Moon, SPARKS } from './forest-backdrop.tsx';
import { Owl, Toucan } from './forest-birds.tsx';
import type { SceneProps } from '../palette.ts';

const EYES = `${disc(66, 92, 9)}${disc(114, 92, 9)}`;

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

/** What covers of the family forest show. */
export const forestScenes = { Jaguar, Owl, Toucan, Fox } as const;
