import { duelOutcome, type DuelPicture as Drawn } from '@mosaico/shared/fair-games/duel/duel';
import { cardText } from '../card-text.ts';
import { palette, picture } from './palette.ts';

/** Both cards; the higher one stands out. */
export function DuelPicture({ home, away }: Drawn) {
  const outcome = duelOutcome({ home, away });
  return (
    <svg viewBox="0 0 340 148" css={picture}>
      <Card x={64} card={home} isAhead={outcome !== 'away'} />
      <text x="170" y="82" fontSize="22" textAnchor="middle" fill={palette.muted}>
        ×
      </text>
      <Card x={198} card={away} isAhead={outcome !== 'home'} />
    </svg>
  );
}

function Card({
  x,
  card,
  isAhead,
}: {
  readonly x: number;
  readonly card: number;
  readonly isAhead: boolean;
}) {
  const isRed = card >= 13 && card < 39;
  return (
    <g transform={`translate(${x} 18)`} opacity={isAhead ? 1 : 0.45}>
      <rect
        width="78"
        height="112"
        rx="10"
        fill="#fffdf5"
        stroke={isAhead ? palette.gold : 'none'}
        strokeWidth="4"
      />
      <text x="39" y="68" fontSize="32" textAnchor="middle" fill={isRed ? '#c8102e' : '#16181d'}>
        {cardText(card)}
      </text>
    </g>
  );
}
