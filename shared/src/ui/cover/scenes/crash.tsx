import { Dust, Glints } from './backdrops.tsx';
import { Outlined } from './lines.tsx';
import { Clouds, Houses } from './places.tsx';
import type { SceneProps } from '../palette.ts';

/** The rising line of the game, from the foot on the left to the head on the right. */
function Rise({ palette, fill }: SceneProps) {
  return (
    <>
      <path d="M-4 170Q92 164 140 62V190H-4z" fill={fill.glow} opacity="0.8" />
      <path d="M-4 170Q92 164 140 62" fill="none" stroke={palette.ink} strokeWidth="15" />
      <path d="M-4 170Q92 164 140 62" fill="none" stroke="#fc4" strokeWidth="8" />
    </>
  );
}

/** A kite over the houses of the hill. */
export function KiteRise(scene: SceneProps) {
  const { palette } = scene;
  return (
    <>
      <Clouds />
      <Houses y={186} colours={['#e75', '#fa6', '#2a9', '#ec6', '#8bd']} />
      <Rise {...scene} />
      <Outlined palette={palette}>
        <path d="M132 10l36 44-52 48-32-54z" fill="#fd4" />
      </Outlined>
      <path d="M132 10l36 44-40 2z" fill="#f55" />
      <path d="M116 102l12-46-44-8z" fill="#3ca" />
      <path d="M116 102q-14 12-26 8t-24 12" fill="none" stroke="#fff" strokeWidth="3" />
      <path d="M86 104l8 12-16 2zm-22 10l6 12-16 0z" fill="#f55" />
      <Glints {...scene} count={5} />
    </>
  );
}

/** A hang glider before the flat rock by the sea. */
export function GliderRise(scene: SceneProps) {
  const { palette, fill } = scene;
  return (
    <>
      <circle cx="34" cy="52" r="22" fill="#fec" />
      <path d="M96 190v-62l16-14h42l14 16 22 8v52z" fill={palette.ink} opacity="0.55" />
      <path d="M0 166h180v40H0z" fill="#29b" />
      <Rise {...scene} />
      <g transform="rotate(-24 122 54)">
        <Outlined palette={palette}>
          <path d="M122 22L50 66q36-8 72-4 36-4 72 4z" fill={fill.main} />
          <path d="M100 84q34-12 62 6l-6 11q-28-12-56-3z" fill="#235" />
        </Outlined>
        <path d="M122 22L98 62l24 0zm0 0l40 42-18-2z" fill="#fd4" />
        <path d="M122 30v46m0-14l-18 34h36l-18-34" fill="none" stroke={palette.ink} strokeWidth="3" />
      </g>
      <Glints {...scene} count={4} />
    </>
  );
}

/** A rocket leaves the northern coast. */
export function LaunchRise(scene: SceneProps) {
  const { palette, fill } = scene;
  return (
    <>
      <Dust {...scene} count={40} />
      <circle cx="32" cy="40" r="18" fill="#eef" />
      <path d="M0 178q90-24 180 0v30H0z" fill={palette.ink} />
      <Rise {...scene} />
      <g transform="translate(128 64) rotate(34)">
        <path d="M-13 34Q0 92 13 34z" fill="#fb4" />
        <path d="M-6 34Q0 62 6 34z" fill="#fff" />
        <Outlined palette={palette}>
          <path d="M-17 6l-17 32 20-4zm34 0l17 32-20-4z" fill={fill.main} />
          <path d="M0-54q28 32 17 88h-34q-11-56 17-88z" fill="#fff" />
        </Outlined>
        <path d="M0-54q16 18 20 42h-40q4-24 20-42z" fill="#f55" />
        <circle cy="2" r="9" fill="#4af" stroke={palette.ink} strokeWidth="3" />
      </g>
      <Glints {...scene} count={6} />
    </>
  );
}
