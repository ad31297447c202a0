interface PalmProps {
  /** Where the crown is. */
  readonly x: number;
  readonly y: number;
  /** How far the foot stands aside. */
  readonly lean: number;
  readonly trunk: string;
  readonly leaves: readonly [string, string];
}

/** A coconut palm of the promenade: a slim trunk and a crown of long leaves. */
export function Palm({ x, y, lean, trunk, leaves }: PalmProps) {
  const height = 900 - y;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M-7 0Q${lean * 0.1 - 4} ${height * 0.5} ${lean - 16} ${height}h34Q${lean * 0.1 + 16} ${height * 0.5} 8 0z`}
        fill={trunk}
      />
      <path
        d={`M8 0Q${lean * 0.1 + 16} ${height * 0.5} ${lean + 18} ${height}h-12Q${lean * 0.1 + 6} ${height * 0.5} 0 0z`}
        fill="#000"
        fillOpacity="0.28"
      />
      {TURNS.map(([turn, size], index) => (
        <path
          key={turn}
          d={LEAF}
          fill={leaves[index % 2]}
          transform={`rotate(${turn}) scale(${size} ${Math.abs(size)})`}
        />
      ))}
      <g fill="#3a2a1c">
        <circle cx="-12" cy="10" r="12" />
        <circle cx="10" cy="14" r="13" />
      </g>
    </g>
  );
}

/** A leaf that hangs over to the right; its lower edge is cut into strips. */
const LEAF =
  'M0 0C46-62 120-74 178-30c22 18 36 44 40 74l-20-34 4 44-26-48 0 46-28-56-6 46-24-54-12 42-20-46-16 36-14-36-16 26-8-24-14 14z';
const TURNS = [
  [-118, 0.95],
  [-78, 0.9],
  [-34, 1],
  [8, 1.05],
  [42, 0.9],
  [28, -1],
  [-14, -1.05],
  [66, -0.85],
] as const;
