import { Fragment } from 'react';
import { disc, star } from '../shapes.ts';

/** Where the pips of a face lie, in a square of side 2 around its middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.55, -0.55],
    [0.55, -0.55],
    [0, 0],
    [-0.55, 0.55],
    [0.55, 0.55],
  ],
  6: [
    [-0.5, -0.6],
    [-0.5, 0],
    [-0.5, 0.6],
    [0.5, -0.6],
    [0.5, 0],
    [0.5, 0.6],
  ],
};

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly angle: number;
  readonly faces: readonly [number, number, number];
  readonly body: string;
  readonly pip: string;
  readonly ink: string;
  /** Tips of the stars that stand for pips; round pips unless given. */
  readonly starTips?: number;
}

/** The three visible faces, top, left and right, as skews of the unit square, each with its shade. */
const FACES = [
  { matrix: 'matrix(.866 -.5 .866 .5 0 -1)', shade: 0 },
  { matrix: 'matrix(.866 .5 0 1 -.866 .5)', shade: 0.16 },
  { matrix: 'matrix(.866 -.5 0 1 .866 .5)', shade: 0.36 },
] as const;

/** A die seen from a corner. */
export function Die({ x, y, scale, angle, faces, body, pip, ink, starTips }: DieProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle.toFixed(1)}) scale(${scale})`}>
      <path d="M0-1.86 1.62-.93v1.86L0 1.86-1.62.93V-.93z" fill={body} />
      {FACES.map(({ matrix, shade }, index) => (
        <Fragment key={matrix}>
          <rect x="-.98" y="-.98" width="1.96" height="1.96" rx=".26" fill={body} transform={matrix} />
          {shade > 0 && (
            <rect x="-1" y="-1" width="2" height="2" rx=".24" fill={ink} opacity={shade} transform={matrix} />
          )}
          <path d={pipPath(faces[index] ?? 1, starTips)} fill={pip} transform={`${matrix} scale(.1)`} />
        </Fragment>
      ))}
    </g>
  );
}

/** The pips of a face in a square of side 20. */
function pipPath(count: number, tips = 0): string {
  const radius = count === 1 ? 3 : 2;
  return (PIPS[count] ?? [])
    .map(([x, y]) => (tips ? star(x * 10, y * 10, tips, 3.2, 1.4) : disc(x * 10, y * 10, radius)))
    .join('');
}
