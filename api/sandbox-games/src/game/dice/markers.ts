import { shape } from '../elements/element.ts';

type Part = readonly [path: string, fill: string];

/** What stands on the scale, in a box of 40 x 48 whose foot is its point. */
const MARKERS: Readonly<Record<string, readonly Part[]>> = {
  /** A coconut with its straw. */
  orla: [
    ['M20 46c-12 0-17-9-17-20 0-8 7-16 17-16s17 8 17 16c0 11-5 20-17 20z', '#3fae5a'],
    ['M8 20c2-6 7-10 12-10s10 4 12 10c-8 5-16 5-24 0z', '#e9f7d8'],
    ['M24 15l7-14 3 1-6 14z', '#ff5a5f'],
  ],
  /** A paper lantern. */
  arraial: [
    ['M18 2h4v6h-4z', '#3a1a10'],
    ['M10 8h20l6 12-6 14H10L4 20z', '#ff5a5f'],
    ['M16 8h8l3 12-3 14h-8l-3-14z', '#ffd23f'],
    ['M16 34h8l2 12-4-4-2 5-2-5-4 4z', '#4d9de0'],
  ],
  /** A street lamp of the old town. */
  pelo: [
    ['M20 1l4 6h-8z', '#2b1b45'],
    ['M10 8h20l4 6H6z', '#2b1b45'],
    ['M8 15h24l-5 23H13z', '#ffd98a'],
    ['M19 15h2v23h-2z', '#2b1b45'],
    ['M12 39h16l-4 7h-8z', '#2b1b45'],
  ],
};

export function markerOf(look: string): SVGElement {
  const parts = MARKERS[look] ?? [];
  return shape('svg', { viewBox: '0 0 40 48' }, ...parts.map(([d, fill]) => shape('path', { d, fill })));
}
