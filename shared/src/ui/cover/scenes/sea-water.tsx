import { dots } from '../shapes.ts';
import type { SceneProps } from '../palette.ts';

/** Shafts of light from the surface, bubbles, and weed on the ground. */
export function Water({ random, fill, palette }: SceneProps) {
  const tilt = random.between(-14, 14).toFixed(1);
  return (
    <>
      <ellipse cx="90" cy="14" rx="130" ry="96" fill={fill.glow} opacity="0.8" />
      <path
        d="M28-10 4 190h34L58-10zm56 0-8 200h36l-8-200zm48 0 24 200h30L154-10z"
        fill="#fff"
        opacity="0.12"
        transform={`rotate(${tilt} 90 0)`}
      />
      <path d={dots(random, 12, 1.5, 5)} fill="#fff" opacity="0.3" />
      <path
        d="M8 200c-6-30 10-40 2-70 12 20 8 40 10 70zm16 0c0-24 12-30 10-50 8 18 4 34 4 50zm144 0c8-34-8-46 0-76-16 22-8 44-14 76z"
        fill={palette.ink}
        opacity="0.5"
      />
    </>
  );
}
