import { tokens } from '@mosaico/shared/ui';

/** One of the values that a bar is made of. */
export interface BarPart {
  /** At least 0, in the unit of the chart. */
  readonly value: number;
  readonly colour: string;
}

/** One day, week or month: what is stacked above the line, and what hangs below it. */
export interface Bar {
  readonly key: string;
  readonly above?: readonly BarPart[];
  readonly below?: readonly BarPart[];
}

export interface BarChartProps {
  /** The earliest first. */
  readonly bars: readonly Bar[];
  /** What the first and the last bar stand for. */
  readonly ends: readonly [first: string, last: string];
  /** In pixels. */
  readonly height: number;
}

/** Units of the drawing, which is stretched to its place. */
const DRAWING = { slot: 10, bar: 7, height: 100, line: 1 };

/** Bars side by side; each side of the line is as high as it needs. A picture: a `ChartTable` has to say the same in words. */
export function BarChart({ bars, ends, height }: BarChartProps) {
  return (
    <div aria-hidden css={{ display: 'grid', gap: tokens.space[2] }}>
      <svg
        viewBox={`0 0 ${bars.length * DRAWING.slot} ${DRAWING.height}`}
        preserveAspectRatio="none"
        css={{ display: 'block', width: '100%', height }}
      >
        <Bars bars={bars} />
      </svg>
      <p css={axis}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const { slot, bar: width, height, line } = DRAWING;
  const highest = Math.max(0, ...bars.map(({ above }) => sumOf(above)));
  const deepest = Math.max(0, ...bars.map(({ below }) => sumOf(below)));
  const heightOf = (value: number) => (value / Math.max(1, highest + deepest)) * (height - line);
  const ground = heightOf(highest);
  return (
    <>
      {bars.flatMap(({ key, above = [], below = [] }, index) => [
        ...above.map(({ value, colour }, part) => (
          <rect
            key={`${key} above ${part}`}
            x={index * slot + (slot - width) / 2}
            y={ground - heightOf(sumOf(above.slice(0, part + 1)))}
            width={width}
            height={heightOf(value)}
            fill={colour}
          />
        )),
        ...below.map(({ value, colour }, part) => (
          <rect
            key={`${key} below ${part}`}
            x={index * slot + (slot - width) / 2}
            y={ground + line + heightOf(sumOf(below.slice(0, part)))}
            width={width}
            height={heightOf(value)}
            fill={colour}
          />
        )),
      ])}
      <rect x="0" y={ground} width={bars.length * slot} height={line} fill={tokens.color.lightStrong} />
    </>
  );
}

function sumOf(parts: readonly BarPart[] = []): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

const axis = {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: tokens.font.size.tiny,
  color: tokens.color.textFaint,
} as const;
