import { glint, star } from '../shapes.ts';
import { Die } from './Die.tsx';
import { Glints, Radiance } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** Double six before a four-leaf clover. */
export function DoubleSix(scene: SceneProps) {
  const { fill, palette } = scene;
  const leafOfClover = 'M0 0c-34-14-30-52-6-46q6 3 6 10 0-7 6-10c24-6 28 32-6 46z';
  return (
    <>
      <Radiance {...scene} count={18} />
      <g transform="translate(84 50) rotate(12) scale(1.15)" fill="#3b6" stroke={palette.ink} strokeWidth="2">
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} d={leafOfClover} transform={`rotate(${turn})`} />
        ))}
      </g>
      <Die
        x={132}
        y={98}
        scale={30}
        angle={14}
        faces={[6, 5, 6]}
        body={fill.second}
        pip={palette.ink}
        ink={palette.ink}
      />
      <Die
        x={64}
        y={120}
        scale={35}
        angle={-12}
        faces={[6, 6, 5]}
        body={fill.main}
        pip="#fff"
        ink={palette.ink}
      />
      <Glints {...scene} count={8} />
    </>
  );
}

/** A die whose pips are six stars. */
export function SixStars(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={26} />
      <path d={star(90, 88, 6, 94, 50, random.between(0, 1))} fill={palette.glow} opacity="0.5" />
      <Die
        x={90}
        y={92}
        scale={50}
        angle={random.between(-9, 9)}
        faces={[6, 6, 6]}
        starTips={5}
        body={fill.main}
        pip={palette.second[0]}
        ink={palette.ink}
      />
      <Glints {...scene} count={9} />
    </>
  );
}

/** A die cut from a diamond. */
export function DiamondDie(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={20} />
      <circle
        cx="90"
        cy="92"
        r="80"
        fill="none"
        stroke={palette.glow}
        strokeWidth="3"
        strokeDasharray="3 9"
      />
      <g transform={`rotate(${random.between(-8, 8).toFixed(1)} 90 92)`}>
        <path d="m90 2 78 45v90l-78 45-78-45V47z" fill={fill.main} stroke={palette.ink} strokeWidth="3" />
        <path d="m90 2 78 45-78 45-78-45z" fill="#fff" opacity="0.6" />
        <path d="M90 92v90l78-45V47z" fill="#26b" opacity="0.45" />
        <path
          d="m90 16 54 31-54 31-54-31zM24 68l54 31v62l-54-31zm132 0-54 31v62l54-31z"
          fill="#fff"
          opacity="0.35"
        />
        <path d="M90 16v62L36 47zM24 68l54 93V99zm132 0-54 93V99z" fill="#fff" opacity="0.45" />
        <path
          d={PIPS.map(([x, y]) => `M${x} ${y - 9}l8 9-8 9-8-9z`).join('')}
          fill={palette.second[1]}
          stroke="#fff"
          strokeWidth="1.5"
        />
      </g>
      <path d={`${glint(52, 40, 26)}${glint(140, 120, 20)}`} fill="#fff" />
      <Glints {...scene} count={9} />
    </>
  );
}
const PIPS = [
  [90, 47],
  [40, 96],
  [64, 136],
  [116, 144],
  [129, 114],
  [142, 86],
] as const;
