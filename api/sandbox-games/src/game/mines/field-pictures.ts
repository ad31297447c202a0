import { shape } from '../elements/element.ts';
import { circle, star } from '../../art/symbols/paths.ts';

type Part = readonly [path: string, fill: string];

/** What lies under the fields of a look, on a grid of 100. */
const PICTURES: Readonly<Record<string, Readonly<Record<'safe' | 'mined', readonly Part[]>>>> = {
  garimpo: {
    // A cut topaz.
    safe: [
      ['M28 18h44l20 24-42 44L8 42z', '#ffb52e'],
      ['M28 18h44L60 42H40zM8 42h32l10 44z', '#ffd77a'],
      ['M60 42h32L50 86z', '#d9830f'],
      ['M40 42h20l-10 44z', '#ffc450'],
      ['M30 22h14l-6 14H20z', '#fff6d8'],
    ],
    // Sticks of dynamite.
    mined: [
      ['M24 34h16v52H24zM60 34h16v52H60z', '#c02f2a'],
      ['M41 30h18v58H41z', '#e5483d'],
      ['M20 52h60v12H20z', '#3a2417'],
      ['M49 30q-2-16 12-18l1 4q-10 2-9 14z', '#e9dcc0'],
      [star(66, 13, 13, 5, 8), '#ffd23f'],
    ],
  },
  noronha: {
    // A young sea turtle.
    safe: [
      [
        'M20 36q-14-16-12-24 18 4 26 18zM80 36q14-16 12-24-18 4-26 18zM26 68q-14 6-14 18 16 0 22-12zM74 68q14 6 14 18-16 0-22-12z',
        '#58b368',
      ],
      [circle(50, 17, 13), '#7bd389'],
      [circle(45, 14, 2.4) + circle(55, 14, 2.4), '#12332a'],
      ['M50 26c22 0 30 16 30 30S66 86 50 86 20 70 20 56s8-30 30-30z', '#2f8f5b'],
      [
        'M50 34l12 8v14l-12 8-12-8V42zM34 44l-8 12 8 12 5-8zM66 44l8 12-8 12-5-8zM40 70l10-4 10 4-4 10H44z',
        '#8fdc7a',
      ],
    ],
    // A crab.
    mined: [
      [
        'M8 30q-2-20 18-18-6 6-4 12 8-2 10-6 6 18-10 22l8 14-8 4zM92 30q2-20-18-18 6 6 4 12-8-2-10-6-6 18 10 22l-8 14 8 4z',
        '#e2483d',
      ],
      ['M50 40c26 0 34 14 34 24S68 84 50 84 16 74 16 64s8-24 34-24z', '#f2653f'],
      ['M16 70l-12 8 4 6 14-8zM84 70l12 8-4 6-14-8zM24 80l-8 12 7 3 8-11zM76 80l8 12-7 3-8-11z', '#c9362f'],
      [circle(40, 36, 8) + circle(60, 36, 8), '#fff'],
      [circle(40, 37, 4) + circle(60, 37, 4), '#1d1d26'],
      ['M36 66q14 10 28 0v4q-14 10-28 0z', '#8f1f1f'],
    ],
  },
  lagoa: {
    // The flower of the giant water lily.
    safe: [
      ['M6 70q44-30 88 0-10 20-44 20T6 70z', '#2c9a56'],
      ['M50 74Q10 66 8 34q26 4 42 40zM50 74q40-8 42-40-26 4-42 40z', '#ff9ecb'],
      ['M50 76Q22 52 30 18q20 18 20 58zM50 76q28-24 20-58-20 18-20 58z', '#ffc4e0'],
      ['M50 76Q34 44 50 10q16 34 0 66z', '#fff0f7'],
      [circle(50, 66, 8), '#ffd23f'],
    ],
    // A piranha.
    mined: [
      ['M72 50l24-22v44z', '#8f2f3a'],
      ['M44 16q14-8 22 4l-8 12H38zM40 84q10 10 22 0l-6-14z', '#8f2f3a'],
      ['M6 52Q22 18 50 22t32 28Q70 82 44 80 18 80 6 52z', '#5d7f8f'],
      ['M8 56q20 20 48 12 16-6 24-16-10 26-36 28Q20 80 8 56z', '#e2483d'],
      ['M6 52h26l-4 7-4-5-4 6-4-6-5 5z', '#fff'],
      [circle(34, 38, 8), '#ffe08a'],
      [circle(35, 38, 4), '#1d1d26'],
    ],
  },
};

export function pictureOf(look: string, kind: 'safe' | 'mined'): SVGElement {
  const parts = PICTURES[look]?.[kind] ?? [];
  return shape(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    ...parts.map(([d, fill]) => shape('path', { d, fill })),
  );
}
