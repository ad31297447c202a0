import { star } from '../shapes.ts';
import { Dust, Glints, Radiance, WaveFoot } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** A small cut stone for the company of the big one. */
function Pebble({
  x,
  y,
  scale,
  fill,
  angle,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: string;
  readonly angle: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}>
      <path d="M-14-10h28l10 12L0 26-24 2z" fill={fill} />
      <path d="M-14-10-6 2 0 26-24 2zM-6 2h12l8-12h-28z" fill="#fff" opacity="0.34" />
    </g>
  );
}

function Company({ fill, random }: SceneProps) {
  return (
    <>
      <Pebble x={30} y={136} scale={0.95} fill={fill.second} angle={random.between(-30, 10)} />
      <Pebble x={150} y={128} scale={1.1} fill={fill.second} angle={random.between(-8, 34)} />
      <Pebble x={34} y={44} scale={0.6} fill={fill.main} angle={random.between(-20, 40)} />
    </>
  );
}

function Brilliant(scene: SceneProps) {
  return (
    <>
      <Radiance {...scene} count={20} />
      <Company {...scene} />
      <path d="M52 44h76l30 36-68 82L22 80z" fill={scene.fill.main} />
      <path d="M52 44 22 80h38zM128 44l30 36h-38z" fill="#fff" opacity="0.28" />
      <path d="M52 44h76l-8 36H60z" fill="#fff" opacity="0.5" />
      <path d="M60 80h60l-30 82z" fill="#fff" opacity="0.2" />
      <path d="M22 80h38l30 82z" fill={scene.palette.ink} opacity="0.18" />
      <path d="M120 80h38l-68 82z" fill={scene.palette.ink} opacity="0.34" />
      <Glints {...scene} count={9} />
    </>
  );
}

function Emerald(scene: SceneProps) {
  return (
    <>
      <Radiance {...scene} count={16} />
      <Company {...scene} />
      <path d="M60 30h60l28 28v76l-28 28H60l-28-28V58z" fill={scene.fill.main} />
      <path d="M60 30h60l-10 24H70L56 68 32 58zM32 58l24 10v56l-24 10z" fill="#fff" opacity="0.36" />
      <path d="M148 58v76l-28 28H60l10-24h40l14-14V68z" fill={scene.palette.ink} opacity="0.28" />
      <path d="M70 54h40l14 14v56l-14 14H70l-14-14V68z" fill="#fff" opacity="0.16" />
      <path d="M62 122 112 56h10L66 132z" fill="#fff" opacity="0.5" />
      <Glints {...scene} count={9} />
    </>
  );
}

function Rosette(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Dust {...scene} />
      <Radiance {...scene} count={24} />
      <Company {...scene} />
      <g transform={`rotate(${random.between(0, 22).toFixed(1)} 90 96)`}>
        <path d={star(90, 96, 8, 66, 61)} fill={fill.main} />
        <path d={star(90, 96, 8, 64, 34)} fill="#fff" opacity="0.26" />
        <path d={star(90, 96, 8, 50, 26, 0)} fill={palette.ink} opacity="0.24" />
        <path d={star(90, 96, 4, 36, 33)} fill={fill.second} />
        <path d="M90 61 65 96l25-6z" fill="#fff" opacity="0.7" />
      </g>
      <Glints {...scene} count={10} />
    </>
  );
}

function Cluster(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={14} />
      <path d="M24 164 40 86l22-18 14 26 8 70zM104 164l10-76 24-26 18 34 4 68z" fill={fill.second} />
      <path d="M62 68l14 26 8 70H58zM138 62l18 34 4 68h-24z" fill={palette.ink} opacity="0.3" />
      <path d="M58 168 66 62l26-36 26 34 10 108z" fill={fill.main} />
      <path d="M92 26 66 62l-8 106h30l2-92z" fill="#fff" opacity="0.34" />
      <path d="M92 26l26 34 10 108h-24L90 76z" fill={palette.ink} opacity="0.22" />
      <WaveFoot {...scene} y={150} />
      <Glints {...scene} count={9} />
    </>
  );
}

/** What covers of the family gems show. */
export const gemScenes = { Brilliant, Emerald, Rosette, Cluster } as const;
