import { plinkoPays, type PlinkoChoices } from '@mosaico/shared/fair-games/plinko/plinko';
import type { Figures } from '../figures.ts';
import { palette, picture } from './palette.ts';

interface PlinkoPictureProps extends PlinkoChoices {
  readonly path: number;
  readonly bin: number;
  readonly figures: Figures;
}

const [WIDTH, TOP, HEIGHT] = [340, 22, 230];

/** The way of the ball between the pins, into its bin. */
export function PlinkoPicture({ rows, risk, path, bin, figures }: PlinkoPictureProps) {
  const pays = plinkoPays({ rows, risk });
  const [pitch, fall] = [WIDTH / (rows + 1.4), HEIGHT / rows];
  const x = (row: number, place: number) => WIDTH / 2 + (place - row / 2) * pitch;
  const way = placesOf(path, rows).map(
    (place, row) => `L${x(row + 1, place)} ${TOP + (row + 1) * fall - fall / 3}`,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} 300`} css={picture}>
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 1 }, (__, pin) => (
          <circle
            key={`${row} ${pin}`}
            cx={x(row, pin)}
            cy={TOP + row * fall + 4}
            r={rows > 12 ? 2 : 2.8}
            fill={palette.line}
          />
        )),
      )}
      <path
        d={`M${x(0, 0)} 4L${x(0, 0)} ${TOP - 6}${way.join('')}`}
        fill="none"
        stroke={palette.gold}
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(rows, bin)} cy={TOP + HEIGHT - fall / 3} r="6" fill={palette.gold} />
      {pays.map((tenths, index) => {
        const isHit = index === bin;
        return (
          <g key={index}>
            <rect
              x={x(rows, index) - pitch / 2 + 1}
              y={TOP + HEIGHT + 6}
              width={pitch - 2}
              height="28"
              rx="5"
              fill={isHit ? palette.gold : palette.faint}
            />
            <text
              x={x(rows, index)}
              y={TOP + HEIGHT + 24}
              fontSize={rows === 8 ? 11 : rows === 12 ? 8.5 : 6.5}
              textAnchor="middle"
              fill={isHit ? palette.ground : palette.muted}
            >
              {figures.number(tenths / 10)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** How often the ball has fallen to the right after each row. */
function placesOf(path: number, rows: number): readonly number[] {
  let place = 0;
  return Array.from({ length: rows }, (_, row) => (place += (path >> row) & 1));
}
