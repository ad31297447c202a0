import { disc, star } from '../shapes.ts';
import { Glints, Radiance, WaveFoot } from './backdrops.tsx';
import type { SceneProps } from '../palette.ts';

/** Suits around (0, 0), about 40 units tall. */
const SUITS = {
  heart: 'M0 20C-14 8-22 0-22-9c0-7 5-11 11-11 5 0 9 3 11 7 2-4 6-7 11-7 6 0 11 4 11 11 0 9-8 17-22 29z',
  spade:
    'M0-22C14-10 22-2 22 7c0 7-5 11-11 11-4 0-7-2-9-5 0 5 2 8 5 10H-7c3-2 5-5 5-10-2 3-5 5-9 5-6 0-11-4-11-11 0-9 8-17 22-29z',
  diamond: 'M0-24 18 0 0 24-18 0z',
  club: 'M0-22a10 10 0 0 1 8 16 10 10 0 1 1-5 17c0 5 2 8 5 10H-8c3-2 5-5 5-10a10 10 0 1 1-5-17 10 10 0 0 1 8-16z',
} as const;
type Suit = keyof typeof SUITS;

interface CardProps {
  readonly suit: Suit;
  readonly rank: string;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

function PlayingCard({ suit, rank, angle, x, y }: CardProps) {
  const colour = suit === 'heart' || suit === 'diamond' ? '#d9183b' : '#14171f';
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect x="-33" y="-48" width="66" height="96" rx="8" fill="#fffdf6" stroke="#00000040" strokeWidth="2" />
      <path d={SUITS[suit]} transform="translate(0 8)" fill={colour} />
      <text x="-27" y="-26" fontSize="23" fontWeight="800" fill={colour} fontFamily="'Bricolage', sans-serif">
        {rank}
      </text>
    </g>
  );
}

const HANDS = [
  ['spade', 'heart', 'club'],
  ['heart', 'diamond', 'spade'],
  ['club', 'spade', 'heart'],
] as const;

function Fan(scene: SceneProps) {
  const [left, middle, right] = scene.random.pick(HANDS);
  const [low, mid, high] = scene.random.pick([
    ['J', 'A', 'K'],
    ['10', 'A', 'Q'],
    ['K', 'A', 'J'],
  ] as const);
  return (
    <>
      <Radiance {...scene} count={20} />
      <WaveFoot {...scene} />
      <PlayingCard suit={left} rank={low} angle={-24} x={48} y={100} />
      <PlayingCard suit={right} rank={high} angle={24} x={132} y={100} />
      <PlayingCard suit={middle} rank={mid} angle={0} x={90} y={88} />
      <Glints {...scene} count={7} />
    </>
  );
}

function Chips(scene: SceneProps) {
  const { fill, palette } = scene;
  const pile = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, index) => `M${x - 30} ${y - index * 11}v8a30 12 0 0 0 60 0v-8z`).join(
      '',
    );
  return (
    <>
      <Radiance {...scene} count={16} />
      <PlayingCard suit="spade" rank="A" angle={-12} x={66} y={76} />
      <PlayingCard suit="heart" rank="K" angle={14} x={122} y={80} />
      <path d={pile(50, 152, 3)} fill={fill.second} stroke={palette.ink} strokeWidth="2" />
      <ellipse
        cx="50"
        cy="130"
        rx="30"
        ry="12"
        fill={fill.second}
        stroke="#fff"
        strokeWidth="4"
        strokeDasharray="10 8"
      />
      <path d={pile(118, 156, 5)} fill={fill.main} stroke={palette.ink} strokeWidth="2" />
      <ellipse
        cx="118"
        cy="112"
        rx="30"
        ry="12"
        fill={fill.main}
        stroke="#fff"
        strokeWidth="4"
        strokeDasharray="10 8"
      />
      <Glints {...scene} count={7} />
    </>
  );
}

const NAMED_SUITS: readonly (readonly [words: RegExp, suit: Suit])[] = [
  [/copas|hearts/i, 'heart'],
  [/espadas|spades/i, 'spade'],
  [/ouros?\b|diamonds/i, 'diamond'],
  [/paus|clubs/i, 'club'],
];

function Crest(scene: SceneProps) {
  const { fill, palette, random, title } = scene;
  const chosen = random.pick(['spade', 'heart', 'diamond', 'club']);
  const suit = NAMED_SUITS.find(([words]) => words.test(title))?.[1] ?? chosen;
  return (
    <>
      <Radiance {...scene} count={24} />
      <path d={star(90, 96, 16, 72, 62)} fill={palette.ink} />
      <path d={star(90, 96, 16, 68, 59)} fill={fill.main} />
      <circle cx="90" cy="96" r="52" fill={fill.second} stroke={palette.ink} strokeWidth="3" />
      <circle
        cx="90"
        cy="96"
        r="45"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <path
        d={SUITS[suit]}
        transform="translate(90 98) scale(1.55)"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="1.5"
      />
      <path
        d="M58 30 50 6l20 12L90-2l20 20 20-12-8 24z"
        transform="translate(0 8)"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d={`${disc(90, 28, 4)}${disc(70, 31, 3)}${disc(110, 31, 3)}`} fill={palette.second[0]} />
      <Glints {...scene} count={9} />
    </>
  );
}

/** What covers of the family cards show. */
export const cardScenes = { Fan, Chips, Crest } as const;
