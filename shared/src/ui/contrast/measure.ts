import { contrast, mix } from '../theme/colour.ts';
import type { Theme } from '@mosaico/shared/ui';
import type { ContrastRule } from './contrast-rules.ts';

/** The `#rrggbb` that a translucent `rgb(r g b / a)` gives over a ground; an opaque colour as it is. Pure. */
export function over(veil: string, ground: string): string {
  if (veil.startsWith('#')) return veil;
  const [red = 0, green = 0, blue = 0, alpha = 0] = (veil.match(/[\d.]+/g) ?? []).map(Number);
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return mix(ground, hex, alpha);
}

/** The least contrast of a rule's colour on all that it stands on, in one theme. Pure. */
export function leastContrast({ role, on, veil }: ContrastRule, { color }: Theme): number {
  return Math.min(
    ...on.map((ground) =>
      contrast(color[role], veil ? over(color[veil], color[ground]) : over(color[ground], color.ground)),
    ),
  );
}
