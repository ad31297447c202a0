import { Die } from './Die.tsx';
import { Glints, Radiance, WaveFoot } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

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

/** What covers of the family dice show. */
export const diceScenes = { Pair, Single, Tumble } as const;
