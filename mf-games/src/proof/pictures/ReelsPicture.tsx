import { palette, picture } from './palette.ts';

const COLOURS = ['#ffc93c', '#ff7a59', '#e45aa3', '#9b6bd6', '#4d9de0', '#2ec4b6', '#7bb662'] as const;
const [PITCH, SIDE] = [108, 92];

/** The three reels: symbols by their rank, 1 for the one that pays most; those that go together stand out. */
export function ReelsPicture({ reels }: { readonly reels: readonly number[] }) {
  const isPair = reels.filter((symbol) => symbol === 0).length === 2;
  const isTriple = new Set(reels).size === 1;
  return (
    <svg viewBox="0 0 340 116" css={picture}>
      {reels.map((symbol, reel) => (
        <g
          key={reel}
          transform={`translate(${16 + reel * PITCH} 12)`}
          opacity={isTriple || (isPair && symbol === 0) || !(isTriple || isPair) ? 1 : 0.35}
        >
          <rect width={SIDE} height={SIDE} rx="16" fill={palette.faint} />
          <path
            d="M46 8l13 12 17 4 4 17 8 5-8 13-4 17-17 4-13 8-13-8-17-4-4-17-8-13 8-5 4-17 17-4z"
            fill={COLOURS[symbol]}
          />
          <text x="46" y="59" fontSize="34" textAnchor="middle" fill="#1b1020">
            {symbol + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
