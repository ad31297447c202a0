import { shape } from '../elements/element.ts';

/** The sign of one side. */
export function signPicture(sign: string, colour: string): SVGElement {
  return shape(
    'svg',
    { viewBox: '-34 -34 68 68', class: 'duel-sign' },
    shape('path', { d: sign, fill: colour, stroke: '#0008', 'stroke-width': 2 }),
  );
}
