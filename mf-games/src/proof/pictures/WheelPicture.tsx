import { WHEEL_KINDS, WHEEL_SEGMENTS } from '@mosaico/shared/fair-games/wheel/wheel';
import { palette, picture } from './palette.ts';

interface WheelPictureProps {
  readonly segment: number;
  readonly kinds: readonly number[];
}

/** The kinds, the most frequent first. */
const COLOURS = ['#2a4d5c', '#d8c9a3', '#2ec4b6', '#ff7a59', '#9b6bd6', '#ffc93c'] as const;
const [MIDDLE, RADIUS] = [150, 126];
const STEP = (Math.PI * 2) / WHEEL_SEGMENTS.length;

/** The wheel as it stood: the segment that was drawn below the pointer; the player's kinds are bright. */
export function WheelPicture({ segment, kinds }: WheelPictureProps) {
  const kindDrawn = WHEEL_SEGMENTS[segment] ?? 0;
  return (
    <svg viewBox="0 0 300 300" css={[picture, { maxWidth: 280 }]}>
      <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS + 6} fill={palette.gold} />
      <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} fill="#0b1512" />
      {WHEEL_SEGMENTS.map((kind, index) => (
        <path
          key={index}
          d={sector((index - segment) * STEP)}
          fill={COLOURS[kind]}
          opacity={kinds.includes(kind) ? 1 : 0.35}
          stroke={palette.ground}
          strokeWidth="1"
        />
      ))}
      <circle cx={MIDDLE} cy={MIDDLE} r="56" fill={palette.ground} />
      <text x={MIDDLE} y={MIDDLE + 11} fontSize="32" textAnchor="middle" fill={palette.text}>
        {WHEEL_KINDS[kindDrawn]?.multiplier}×
      </text>
      <path d={`M${MIDDLE} 40l-13 -28h26z`} fill={palette.text} stroke={palette.ground} strokeWidth="2" />
    </svg>
  );
}

/** A segment whose middle is so far, in radians, clockwise from the top. */
function sector(turn: number): string {
  const edge = (by: number) => {
    const angle = turn + by - Math.PI / 2;
    return `${(MIDDLE + RADIUS * Math.cos(angle)).toFixed(2)} ${(MIDDLE + RADIUS * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${MIDDLE} ${MIDDLE}L${edge(-STEP / 2)}A${RADIUS} ${RADIUS} 0 0 1 ${edge(STEP / 2)}z`;
}
