import { centavosFromWire } from '@mosaico/shared/money';
import { tokens } from '@mosaico/shared/ui';
import type { Overview } from './Funnel.tsx';

export const PARTS = ['recharge', 'betting', 'settlement'] as const;
export const PART_COLOURS = {
  recharge: tokens.color.action,
  betting: tokens.color.info,
  settlement: tokens.color.accent,
} as const;

/** Units of the drawing, which is stretched to its place. */
const DRAWING = { slot: 10, bar: 7, height: 100, line: 1 };

/** Each day's parts on top of each other. Decoration: the table says it in words. */
export function EarningBars({ days }: { readonly days: Overview['days'] }) {
  const { slot, bar, height, line } = DRAWING;
  const sums = days.map((day) => PARTS.map((part) => centavosFromWire(day[part])));
  const most = Math.max(1, ...sums.map((parts) => parts.reduce((sum, part) => sum + part, 0)));
  const heightOf = (centavos: number) => (centavos / most) * (height - line);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${days.length * slot} ${height}`}
      preserveAspectRatio="none"
      css={{ display: 'block', width: '100%', height: 132 }}
    >
      <rect
        x="0"
        y={height - line}
        width={days.length * slot}
        height={line}
        fill={tokens.color.lightStrong}
      />
      {sums.map((parts, index) =>
        parts.map((centavos, place) => {
          const below = parts.slice(0, place).reduce((sum, part) => sum + heightOf(part), 0);
          return (
            <rect
              key={`${days[index]?.date} ${PARTS[place]}`}
              x={index * slot + (slot - bar) / 2}
              y={height - line - below - heightOf(centavos)}
              width={bar}
              height={heightOf(centavos)}
              fill={PART_COLOURS[PARTS[place] ?? 'recharge']}
            />
          );
        }),
      )}
    </svg>
  );
}
