import { MINES_FIELDS } from '@mosaico/shared/fair-games/mines/mines';
import { palette, picture } from './palette.ts';

interface MinesPictureProps {
  readonly mined: readonly number[];
  readonly opened: readonly number[];
}

const COLUMNS = 5;
const PITCH = 48;
const SIDE = 42;

/** The board as it lay: mines red, and on the fields that the player opened, in which order. */
export function MinesPicture({ mined, opened }: MinesPictureProps) {
  return (
    <svg viewBox="0 0 258 258" css={[picture, { maxWidth: 258 }]}>
      {Array.from({ length: MINES_FIELDS }, (_, field) => {
        const [x, y] = [12 + (field % COLUMNS) * PITCH, 12 + Math.floor(field / COLUMNS) * PITCH];
        const step = opened.indexOf(field);
        const isMine = mined.includes(field);
        const isOpen = step >= 0;
        return (
          <g key={field}>
            <rect
              x={x}
              y={y}
              width={SIDE}
              height={SIDE}
              rx="9"
              fill={isOpen ? (isMine ? palette.lost : palette.won) : palette.faint}
              opacity={isOpen ? 0.3 : 1}
            />
            {isMine && <Mine x={x + SIDE / 2} y={y + SIDE / 2 - (isOpen ? 5 : 0)} />}
            <text
              x={x + SIDE / 2}
              y={y + (isMine ? 37 : 27)}
              fontSize={isMine ? 11 : 16}
              textAnchor="middle"
              fill={isOpen ? palette.text : 'none'}
            >
              {step + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Mine({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={palette.lost}>
      <circle r="8" />
      {[0, 45, 90, 135].map((turn) => (
        <rect key={turn} x="-12" y="-1.5" width="24" height="3" rx="1.5" transform={`rotate(${turn})`} />
      ))}
      <circle cx="-2.5" cy="-2.5" r="2.2" fill={palette.ground} />
    </g>
  );
}
