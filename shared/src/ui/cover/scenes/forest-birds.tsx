import { disc } from '../shapes.ts';
import { Dust, Glints, Radiance } from './backdrops.tsx';
import { Foliage, Moon, SPARKS } from './forest-backdrop.tsx';
import type { SceneProps } from '../palette.ts';

/** An owl in the night. */
export function Owl(scene: SceneProps) {
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

/** A toucan among leaves. */
export function Toucan(scene: SceneProps) {
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
