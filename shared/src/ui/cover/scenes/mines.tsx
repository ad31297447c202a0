import { disc, star } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import { Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** Nine fields, seen from above: some of them open. */
function Fields({ palette, fill }: SceneProps) {
  const tile = (index: number) => `M${22 + (index % 3) * 47} ${22 + Math.floor(index / 3) * 47}h42v42h-42z`;
  return (
    <Outlined palette={palette}>
      <rect x="12" y="12" width="156" height="156" rx="16" fill={palette.ink} opacity="0.75" />
      <path d={[0, 2, 3, 5, 7].map(tile).join('')} fill={fill.second} />
      <path d={[1, 4, 6, 8].map(tile).join('')} fill={palette.ink} />
    </Outlined>
  );
}

/** A cut stone in the open field, and dynamite beside it. */
export function MinerGem(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={16} />
      <Fields {...scene} />
      <Outlined palette={palette}>
        <path d="M70 62h44l20 26-42 46-42-46z" fill={fill.main} />
        <path d="M118 126h12v34h-12zm14 0h12v34h-12z" fill="#d43" />
      </Outlined>
      <path d="M70 62h44L98 88H84zM50 88h34l8 46z" fill="#fff" opacity="0.45" />
      <path d={star(131, 118, 8, 11, 5)} fill="#fd4" />
      <Glints {...scene} count={6} />
    </>
  );
}

/** A young turtle leaves its nest; a crab waits. */
export function TurtleNest(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={14} />
      <Fields {...scene} />
      <Outlined palette={palette}>
        <path
          d="M52 74q-20-20-18-36 26 6 36 26zm80 0q20-20 18-36-26 6-36 26zM58 118q-18 8-18 24 22 0 30-16zm68 0q18 8 18 24-22 0-30-16z"
          fill="#6c8"
        />
        <circle cx="92" cy="46" r="17" fill="#7d9" />
        <path d="M92 58c30 0 42 22 42 40s-18 44-42 44-42-26-42-44 12-40 42-40z" fill={fill.main} />
      </Outlined>
      <path
        d="M92 70l17 11v20l-17 11-17-11V81zM66 88l-10 16 10 16 8-6zm52 0l10 16-10 16-8-6z"
        fill="#bf9"
        opacity="0.8"
      />
      <path d={`${disc(86, 42, 3)}${disc(99, 42, 3)}`} fill={palette.ink} />
      <Glints {...scene} count={5} />
    </>
  );
}

/** The flower of the giant water lily, among the fields. */
export function LilyFlower(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={14} />
      <Fields {...scene} />
      <Outlined palette={palette}>
        <path d="M20 126q72-44 144 0-20 30-72 30t-72-30z" fill="#3a6" />
        <path d="M92 130Q30 120 26 72q42 8 66 58zm0 0q62-10 66-58-42 8-66 58z" fill={fill.main} />
        <path d="M92 134Q48 98 60 44q32 28 32 90zm0 0q44-36 32-90-32 28-32 90z" fill="#fce" />
        <path d="M92 134Q68 84 92 32q24 52 0 102z" fill="#fff" />
      </Outlined>
      <circle cx="92" cy="118" r="10" fill="#fd4" />
      <Glints {...scene} count={5} />
    </>
  );
}
