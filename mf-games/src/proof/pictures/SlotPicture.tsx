import type { Cell, SlotRound, Tumble } from '@mosaico/shared/fair-games/slots/slot-round';
import { SCATTER, WILD } from '@mosaico/shared/fair-games/slots/symbols';
import { palette, picture } from './palette.ts';

/** As the games show them: the wild, the scatter or coin, five pictures from the best on, four letters. */
const FACES = ['W', '★', '1', '2', '3', '4', '5', 'A', 'K', 'Q', 'J'] as const;
const COLOURS = ['#ffc93c', '#ff7a59', '#e45aa3', '#9b6bd6', '#4d9de0', '#2ec4b6', '#7bb662'] as const;
const LETTER = '#8fa3ad';
const [PITCH, SIDE, EDGE] = [64, 58, 13];

/** The first picture of the round that was bet on; what paid in it, or came as a scatter, stands out. */
export function SlotPicture({ round }: { readonly round: SlotRound }) {
  const tumble = round.spins[0]?.tumbles[0];
  if (!tumble) return null;
  const rows = tumble.window[0]?.length ?? 0;
  const bright = brightCells(tumble, round);
  return (
    <svg viewBox={`0 0 340 ${EDGE * 2 + rows * PITCH - 6}`} css={picture}>
      {tumble.window.flatMap((column, reel) =>
        column.map((symbol, row) => (
          <g
            key={`${reel} ${row}`}
            transform={`translate(${EDGE + reel * PITCH} ${EDGE + row * PITCH})`}
            opacity={bright.length === 0 || bright.some((c) => c.reel === reel && c.row === row) ? 1 : 0.35}
          >
            <rect width={SIDE} height={SIDE} rx="12" fill={palette.faint} />
            <circle cx={SIDE / 2} cy={SIDE / 2} r="22" fill={COLOURS[symbol] ?? LETTER} />
            <text x={SIDE / 2} y={SIDE / 2 + 8} fontSize="23" textAnchor="middle" fill="#1b1020">
              {FACES[symbol]}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}

function brightCells({ window, wins }: Tumble, { spins, hold }: SlotRound): readonly Cell[] {
  const paid = wins.flatMap(({ cells }) => cells);
  const isFeature = spins.length > 1 || hold !== null;
  const special = window.flatMap((column, reel) =>
    column.flatMap((symbol, row) =>
      isFeature && (symbol === SCATTER || (symbol === WILD && paid.length > 0)) ? [{ reel, row }] : [],
    ),
  );
  return [...paid, ...special];
}
