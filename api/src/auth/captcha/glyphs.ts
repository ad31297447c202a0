/**
 * Letters and digits of the verification code as strokes on a grid 4 wide and 6 high: `x,y x,y ...`, several strokes
 * divided by `|`. I, O, 0 and 1 are left out: they look alike (R168).
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  B: '0,0 0,6 3,6 4,5 4,4 3,3 0,3|0,0 3,0 4,1 4,2 3,3',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2,6 4,4 4,2 2,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3 2,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1,0 4,0|3,0 3,5 2,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  Q: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0|2,4 4,6',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  S: '4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  Z: '0,0 4,0 0,6 4,6',
  2: '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  3: '0,0 4,0 2,2 4,4 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  5: '4,0 0,0 0,3 3,2 4,3 4,5 3,6 0,6',
  6: '4,0 1,2 0,4 0,5 1,6 3,6 4,5 4,4 3,3 1,3 0,4',
  7: '0,0 4,0 1,6|1,3 3,3',
  8: '1,0 3,0 4,1 4,2 3,3 1,3 0,2 0,1 1,0|1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3',
  9: '0,6 3,4 4,2 4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,2',
};

/** The characters a code is made of. */
export const ALPHABET = Object.keys(STROKES);

export type Point = readonly [x: number, y: number];

/** The strokes of one character: lists of points on the grid. */
export function strokesOf(character: string): readonly (readonly Point[])[] {
  const text = STROKES[character];
  if (text === undefined) throw new RangeError(`no glyph for ${JSON.stringify(character)}`);
  return text.split('|').map((stroke) => stroke.split(' ').map(pointOf));
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}
