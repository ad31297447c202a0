import { Die } from './Die.tsx';
import { Dust, Glints } from './backdrops.tsx';
import { Houses, PaperFlags, Promenade, Sugarloaf } from './places.tsx';
import type { SceneProps } from '../palette.ts';

/** Two dice in flight over the scale on which they come to stand. */
function Roll({ palette, fill, faces }: SceneProps & { readonly faces: readonly [number, number, number] }) {
  return (
    <>
      <rect x="14" y="146" width="152" height="16" rx="8" fill="#d33" stroke={palette.ink} strokeWidth="3" />
      <path d="M22 149h60v10H22a5 5 0 0 1 0-10z" fill="#3d8" />
      <path d="M82 132h14l-7 16z" fill="#fff" stroke={palette.ink} strokeWidth="2" />
      <Die x={62} y={86} scale={34} angle={-14} faces={faces} body={fill.main} pip="#fff" ink={palette.ink} />
      <Die
        x={128}
        y={106}
        scale={25}
        angle={18}
        faces={[2, 6, 3]}
        body={fill.second}
        pip={palette.ink}
        ink={palette.ink}
      />
    </>
  );
}

/** Dice on the promenade by the bay. */
export function BeachRoll(scene: SceneProps) {
  return (
    <>
      <Dust {...scene} />
      <Sugarloaf {...scene} />
      <Promenade y={168} ink={scene.palette.ink} />
      <Roll {...scene} faces={[5, 3, 6]} />
      <Glints {...scene} count={6} />
    </>
  );
}

/** Dice under the paper flags of a June feast. */
export function FeastRoll(scene: SceneProps) {
  return (
    <>
      <ellipse cx="90" cy="120" rx="120" ry="80" fill={scene.fill.glow} />
      <PaperFlags y={8} />
      <PaperFlags y={36} shift={20} />
      <Roll {...scene} faces={[6, 4, 2]} />
      <Glints {...scene} count={5} />
    </>
  );
}

/** Dice before the houses of the old town at night. */
export function OldTownRoll(scene: SceneProps) {
  return (
    <>
      <Dust {...scene} />
      <Houses y={150} colours={['#47a', '#a57', '#396', '#b83', '#75a']} />
      <Roll {...scene} faces={[4, 1, 5]} />
      <Glints {...scene} count={5} />
    </>
  );
}
