import { wavePath } from '../../wave/wave-path.ts';
import { dots, glints, rays } from '../shapes.ts';
import type { SceneProps } from '../palette.ts';

/** Light behind the hero: a glow and slow rays around (90, 96). */
export function Radiance({ random, fill, count = 14 }: SceneProps & { readonly count?: number }) {
  return (
    <>
      <path
        d={rays(90, 96, count)}
        fill="#fff"
        opacity="0.13"
        transform={`rotate(${random.between(0, 40).toFixed(1)} 90 96)`}
      />
      <ellipse cx="90" cy="96" rx="104" ry="100" fill={fill.glow} />
    </>
  );
}

/** Glints in front of everything. */
export function Glints({ random, count = 7 }: SceneProps & { readonly count?: number }) {
  return <path d={glints(random, count)} fill="#fff" opacity="0.92" />;
}

/** Dots strewn behind everything: far stars, bubbles, dust. */
export function Dust({ random, count = 26 }: SceneProps & { readonly count?: number }) {
  return <path d={dots(random, count, 0.5, 1.7)} fill="#fff" opacity="0.75" />;
}

/** The site's own motif at the foot of a cover, in the colour of the second gradient. */
export function WaveFoot({ random, fill, y = 150 }: SceneProps & { readonly y?: number }) {
  const shape = { wavelength: 110, amplitude: 8, thickness: 16 };
  const x = -random.between(60, 160);
  return (
    <>
      <path d={wavePath({ ...shape, thickness: 90 }, x + 40, y + 20, 4)} fill={fill.second} opacity="0.55" />
      <path d={wavePath(shape, x, y + 6, 4)} fill="#fff" opacity="0.16" />
    </>
  );
}
