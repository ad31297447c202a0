import { circle } from './paths.ts';
import type { Shape } from '../../wire/symbol-wire.ts';

type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Centres of the pips. */
const PIPS: Readonly<Record<Face, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [30, 26],
    [70, 26],
    [30, 50],
    [70, 50],
    [30, 74],
    [70, 74],
  ],
};

/** A face of a die. */
export function die(face: Face): Shape {
  return [
    ['body', 'M24 10h52a14 14 0 0 1 14 14v52a14 14 0 0 1-14 14H24a14 14 0 0 1-14-14V24a14 14 0 0 1 14-14z'],
    ['gleam', 'M26 14h48a10 10 0 0 1 10 8c-26-4-50-2-68 6a14 14 0 0 1 10-14z'],
    ['pip', PIPS[face].map(([x, y]) => circle(x, y, 8)).join('')],
  ];
}
