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

/** Far stars and mist. */
export function Heaven(scene: SceneProps) {
  const { random, fill } = scene;
  return (
    <>
      <ellipse
        cx={random.between(50, 130).toFixed(0)}
        cy="84"
        rx="120"
        ry="100"
        fill={fill.glow}
        opacity="0.6"
      />
      <Dust {...scene} count={36} />
    </>
  );
}
