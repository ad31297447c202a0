import { Crown } from './Crown.tsx';
import { PlayingCard } from './PlayingCard.tsx';
import { Glints, Radiance } from './backdrops.tsx';
import { Line } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A golden ace of diamonds; its pip is a cut stone. */
export function GoldAce(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={24} />
      <PlayingCard suit="diamond" rank="" angle={18} x={104} y={92} scale={1.5} paper={palette.second[1]}>
        <></>
      </PlayingCard>
      <PlayingCard
        suit="diamond"
        rank="A"
        angle={random.pick([-10, -7])}
        x={86}
        y={88}
        scale={1.62}
        paper={fill.main}
      >
        <rect x="-28" y="-43" width="56" height="86" rx="4" fill="none" stroke="#fec" strokeWidth="1.5" />
        <path d="M0-34 26 4 0 42-26 4z" fill={fill.second} stroke="#fff" strokeWidth="1.6" />
        <path d="M0-34 26 4H9zM0-34-26 4h17z" fill="#fff" opacity="0.45" />
        <path d="M-9 4H9L0 42z" fill="#fff" opacity="0.3" />
        <path d="M9 4h17L0 42z" fill={palette.ink} opacity="0.3" />
      </PlayingCard>
      <path d="M20 120 100 8h24L32 146z" fill="#fff" opacity="0.28" />
      <Glints {...scene} count={9} />
    </>
  );
}

/** Three aces under an emperor's crown. */
export function ThreeAces(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} count={20} />
      <PlayingCard suit="club" rank="A" angle={-20} x={48} y={122} scale={1.04} />
      <PlayingCard suit="heart" rank="A" angle={20} x={134} y={122} scale={1.04} />
      <PlayingCard suit="spade" rank="A" angle={0} x={90} y={122} scale={1.2} />
      <Crown x={90} y={36} scale={0.66} fill={fill.main} ink={palette.ink} />
      <Glints {...scene} count={7} />
    </>
  );
}
/** Seven cards in a row: a canastra. */
export function Canastra(scene: SceneProps) {
  return (
    <>
      <Radiance {...scene} count={14} />
      {['4', '5', '6', '7', '8', '9', '10'].map((rank, index) => (
        <PlayingCard
          key={rank}
          suit="heart"
          rank={rank}
          angle={(index - 3) * 11}
          x={92 + (index - 3) * 15}
          y={84 + (index - 3) ** 2 * 2.6}
          scale={0.92}
        />
      ))}
      <Glints {...scene} count={6} />
    </>
  );
}

/** A queen's gloved hand with a ring, and the cards it holds. */
export function QueensHand(scene: SceneProps) {
  const { fill, palette } = scene;
  const fingers = 'M128 108H92m42 16H88m44 16H92m32 15H98';
  return (
    <>
      <Radiance {...scene} count={20} />
      <path
        d="M126 100c22 4 24 44 8 66l6 60H72l4-50c-10-14-10-34 0-44z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <PlayingCard suit="spade" rank="A" angle={-26} x={50} y={84} scale={1.1} />
      <PlayingCard suit="heart" rank="Q" angle={-4} x={82} y={70} scale={1.1} />
      <PlayingCard suit="diamond" rank="K" angle={18} x={118} y={74} scale={1.1} />
      <Line d={fingers} colour={palette.ink} width={19} />
      <Line d={fingers} colour={palette.main[0]} width={14} />
      <Line d="M76 170q-20-22-4-48" colour={palette.ink} width={21} />
      <Line d="M76 170q-20-22-4-48" colour={palette.main[0]} width={16} />
      <Line d="M96 105h26M94 121h30M96 137h26" width={3} opacity={0.5} />
      <Line d="M104 116v16" colour="#fd5" width={6} />
      <path d="M104 108l14 15-14 18-14-18z" fill="#5ef" stroke="#fff" strokeWidth="2" />
      <Line d="M76 184q30 12 62 0" colour="#fd5" width={9} />
      <Glints {...scene} count={8} />
    </>
  );
}
