import { disc } from '../shapes.ts';
import { PlayingCard, SUITS } from './PlayingCard.tsx';
import { Glints, Radiance } from './backdrops.tsx';
import { Line } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** The queen of hearts on her card. */
export function QueenOfHearts(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={22} />
      <PlayingCard suit="heart" rank="Q" angle={random.pick([-6, 5])} x={90} y={90} scale={1.68}>
        <g stroke={palette.ink} strokeWidth="1.6">
          <path d="M-20 48c-8-20-6-52 2-62 8-12 28-12 36 0 8 10 10 42 2 62z" fill="#721" />
          <path d="M-30 48c0-18 12-24 22-26H8c10 2 22 8 22 26z" fill={fill.main} />
          <path d="M-6 10H6v14q-6 8-12 0z" fill="#eb8" />
          <path d="M-14-12c0-10 28-10 28 0C16 6 8 18 0 18S-16 6-14-12z" fill="#fca" />
          <path d="m-16-14-1-17 9 7 8-12 8 12 9-7-1 17q-16-7-32 0z" fill={fill.second} />
        </g>
        <path d={SUITS.heart} transform="translate(0 35) scale(.5)" fill="#fff" />
        <path d={`${disc(-6, 1, 1.8)}${disc(6, 1, 1.8)}`} fill="#234" />
        <Line d="M-10-3q4-3 7 0m13 0Q6-6 3-3" colour="#721" width={1.4} />
        <path d="M-4 10q4-4 8 0-4 5-8 0z" fill="#d13" />
      </PlayingCard>
      <Glints {...scene} count={8} />
    </>
  );
}

/** The king of spades, sword in hand. */
export function KingOfSpades(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={22} />
      <PlayingCard suit="spade" rank="K" angle={random.pick([6, 9])} x={88} y={90} scale={1.68}>
        <g stroke={palette.ink} strokeWidth="1.6">
          <path d="M-31 48c0-20 10-26 20-30h24c10 4 18 10 18 30z" fill={fill.main} />
          <path d="M-15-10c0-8 30-8 30 0V6h-30z" fill="#ea8" />
          <path d="M-17-6q2 12 17 6 15 6 17-6 4 35-17 48-21-13-17-48z" fill="#222" />
          <path d="M-18-10v-20l9 6 9-9 9 9 9-6v20c-10-4-26-4-36 0z" fill={fill.second} />
          <path d="M22-36h5v60h-5z" fill="#eef" />
          <path d="M15 22h19v5H15zm7 5h5v15h-5z" fill={fill.second} />
        </g>
        <path d={`${disc(-6, -2, 1.8)}${disc(6, -2, 1.8)}`} fill="#123" />
        <Line d="m-11-7 8 2m14-2L3-5" colour="#222" width={2} />
        <path d="M-5 11q5-3 10 0-5 4-10 0z" fill="#a44" />
        <path d={SUITS.spade} transform="translate(-4 -18) scale(.2)" fill={palette.second[1]} />
      </PlayingCard>
      <Glints {...scene} count={8} />
    </>
  );
}
