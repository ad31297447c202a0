import { Die } from './Die.tsx';
import { Glints, Radiance } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A leather cup throws its dice. */
export function DiceCup(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={14} />
      <g transform="rotate(40 110 60)">
        <Outlined palette={palette}>
          <path d="M66 0h88l12 92c-22 16-90 16-112 0z" fill={fill.second} />
          <ellipse cx="110" cy="92" rx="56" ry="17" fill={palette.ink} />
        </Outlined>
        <ellipse cx="110" cy="92" rx="56" ry="17" fill="none" stroke="#eb7" strokeWidth="5" />
        <path
          d="M60 56c30 12 70 12 100 0M66 10c28 8 60 8 88 0"
          fill="none"
          stroke="#fd9"
          strokeWidth="3"
          strokeDasharray="7 5"
        />
        <Line d="m76 16-6 60" width={8} opacity={0.35} />
      </g>
      <Line d="M36 96q-14 8-18 22m52 22q-4 12 0 22" width={4} opacity={0.6} />
      <Die
        x={42}
        y={132}
        scale={23}
        angle={random.between(-30, 0)}
        faces={[6, 2, 3]}
        body={fill.main}
        pip={palette.ink}
        ink={palette.ink}
      />
      <Die
        x={94}
        y={126}
        scale={26}
        angle={random.between(10, 40)}
        faces={[5, 4, 1]}
        body={fill.main}
        pip={palette.ink}
        ink={palette.ink}
      />
      <Glints {...scene} count={7} />
    </>
  );
}
