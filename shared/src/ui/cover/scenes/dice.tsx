import { Fragment } from 'react';
import { Glints, Radiance, WaveFoot } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

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
}

/** The three visible faces, top, left and right, as skews of the unit square, each with its shade. */
const FACES = [
  { matrix: 'matrix(.866 -.5 .866 .5 0 -1)', shade: 0 },
  { matrix: 'matrix(.866 .5 0 1 -.866 .5)', shade: 0.16 },
  { matrix: 'matrix(.866 -.5 0 1 .866 .5)', shade: 0.36 },
] as const;

/** A die seen from a corner. */
function Die({ x, y, scale, angle, faces, body, pip, ink }: DieProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle.toFixed(1)}) scale(${scale})`}>
      <path d="M0-1.86 1.62-.93v1.86L0 1.86-1.62.93V-.93z" fill={body} />
      {FACES.map(({ matrix, shade }, index) => (
        <Fragment key={matrix}>
          <rect x="-.98" y="-.98" width="1.96" height="1.96" rx=".26" fill={body} transform={matrix} />
          {shade > 0 && (
            <rect x="-1" y="-1" width="2" height="2" rx=".24" fill={ink} opacity={shade} transform={matrix} />
          )}
          <path d={pipPath(faces[index] ?? 1)} fill={pip} transform={matrix} />
        </Fragment>
      ))}
    </g>
  );
}

function pipPath(count: number): string {
  const radius = count === 1 ? 0.3 : 0.2;
  return (PIPS[count] ?? [])
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join('');
}

const THROWS = [
  [6, 5, 4],
  [1, 2, 3],
  [5, 6, 3],
  [3, 1, 2],
  [4, 6, 5],
] as const;

function Pair(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={18} />
      <WaveFoot {...scene} />
      <Die
        x={128}
        y={66}
        scale={29}
        angle={random.between(10, 34)}
        faces={random.pick(THROWS)}
        body={fill.second}
        pip={palette.ink}
        ink={palette.ink}
      />
      <Die
        x={70}
        y={108}
        scale={40}
        angle={random.between(-22, -4)}
        faces={random.pick(THROWS)}
        body={fill.main}
        pip={palette.ink}
        ink={palette.ink}
      />
      <Glints {...scene} count={8} />
    </>
  );
}

function Single(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={26} />
      <circle
        cx="90"
        cy="98"
        r="74"
        fill="none"
        stroke={fill.second}
        strokeWidth="9"
        strokeDasharray="16 9"
      />
      <circle cx="90" cy="98" r="84" fill="none" stroke="#fff" strokeWidth="2" opacity="0.5" />
      <Die
        x={90}
        y={100}
        scale={48}
        angle={random.between(-14, 14)}
        faces={random.pick(THROWS)}
        body={fill.main}
        pip={palette.ink}
        ink={palette.ink}
      />
      <Glints {...scene} count={9} />
    </>
  );
}

function Tumble(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={14} />
      <path
        d="M12 164C20 90 70 40 168 34M44 178c8-60 50-104 124-112"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.35"
        strokeDasharray="30 12"
      />
      <Die
        x={138}
        y={56}
        scale={22}
        angle={random.between(20, 50)}
        faces={random.pick(THROWS)}
        body={fill.second}
        pip={palette.ink}
        ink={palette.ink}
      />
      <Die
        x={98}
        y={96}
        scale={31}
        angle={random.between(-40, -14)}
        faces={random.pick(THROWS)}
        body={fill.main}
        pip={palette.ink}
        ink={palette.ink}
      />
      <Die
        x={50}
        y={136}
        scale={25}
        angle={random.between(0, 30)}
        faces={random.pick(THROWS)}
        body={fill.second}
        pip={palette.ink}
        ink={palette.ink}
      />
      <Glints {...scene} count={8} />
    </>
  );
}

export const diceScenes = { Pair, Single, Tumble } as const;
