import type { ReactNode } from 'react';

/** Suits around (0, 0), about 40 units tall. */
export const SUITS = {
  heart: 'M0 20Q-21 3-22-9q1-11 11-11 8 1 11 7 3-6 11-7 10 0 11 11Q22 3 0 20z',
  spade: 'M0-22Q22-5 22 7q-1 11-11 11-6 0-9-5 0 7 5 10H-7q5-3 5-10-3 5-9 5-10 0-11-11 1-12 22-29z',
  diamond: 'M0-24 18 0 0 24-18 0z',
  club: 'M0-22A10 10 0 0 1 8-6a10 10 0 1 1-5 17q0 7 5 10H-8q5-3 5-10A10 10 0 1 1-8-6a10 10 0 0 1 8-16z',
} as const;

interface PlayingCardProps {
  readonly suit: keyof typeof SUITS;
  readonly rank: string;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly paper?: string;
  /** A figure instead of the large suit; it is drawn in a box of 66 by 96 around (0, 0). */
  readonly children?: ReactNode;
}

/** A card, 66 by 96 around (x, y). */
export function PlayingCard({
  suit,
  rank,
  angle,
  x,
  y,
  scale = 1,
  paper = '#ffe',
  children,
}: PlayingCardProps) {
  const colour = suit === 'heart' || suit === 'diamond' ? '#d13' : '#112';
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`} fill={colour}>
      <rect x="-33" y="-48" width="66" height="96" rx="7" fill={paper} stroke="#0009" strokeWidth="2" />
      {children ?? <path d={SUITS[suit]} transform="translate(3 12) scale(.9)" />}
      <text x="-23" y="-30" fontSize="18">
        {rank}
      </text>
      {children && <path d={SUITS[suit]} transform="translate(-24 -20) scale(.26)" />}
    </g>
  );
}
