import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar as Rect, Line } from '@visx/shape';
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
  /** Of the bars, in pixels. */
  readonly height: number;
  /** How a value of the scale is written; negative below the line. */
  readonly tickText: (value: number) => string;
}

/** About so many lines of the scale. */
const TICKS = 3;
/** Share of the width of a bar's place that stays empty. */
const PADDING = 0.3;
/** Of the drawing, in units of its own: it is stretched to its place, which needs no measuring and fits from the first frame on. */
const WIDTH = 300;

/** Bars side by side, with a scale that both sides of the line share. A picture: a `ChartTable` has to say the same in words. */
export function BarChart({ bars, ends, height, tickText }: BarChartProps) {
  const scale = scaleOf(bars, height);
  const ticks = scale.ticks(TICKS);
  return (
    <div aria-hidden css={frame}>
      <div css={scaleColumn}>
        {ticks.map((tick) => (
          <span key={tick} css={{ top: scale(tick) }}>
            {tickText(tick)}
          </span>
        ))}
      </div>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        css={{ display: 'block' }}
      >
        <GridRows scale={scale} width={WIDTH} tickValues={ticks} stroke={tokens.color.hairline} />
        <Bars bars={bars} scale={scale} />
        <Line from={{ x: 0, y: scale(0) }} to={{ x: WIDTH, y: scale(0) }} stroke={tokens.color.lightStrong} />
      </svg>
      <p css={axis}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}

type Scale = ReturnType<typeof scaleOf>;

/** From values to pixels from above; ends at round values. */
function scaleOf(bars: readonly Bar[], height: number) {
  const highest = Math.max(0, ...bars.map(({ above }) => sumOf(above)));
  const deepest = Math.max(0, ...bars.map(({ below }) => sumOf(below)));
  const isEmpty = highest + deepest === 0;
  return scaleLinear<number>({
    domain: [-deepest, isEmpty ? 1 : highest],
    range: [height - 1, 1],
    nice: TICKS,
  });
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly scale: Scale;
}

function Bars({ bars, scale }: BarsProps) {
  const places = scaleBand<string>({
    domain: bars.map(({ key }) => key),
    range: [0, WIDTH],
    padding: PADDING,
  });
  return bars.map(({ key, above = [], below = [] }) => (
    <g key={key}>
      {[...stacked(above, 1), ...stacked(below, -1)].map(({ from, to, colour }, part) => (
        <Rect
          key={part}
          x={places(key)}
          width={places.bandwidth()}
          y={Math.min(scale(from), scale(to))}
          height={Math.abs(scale(to) - scale(from))}
          fill={colour}
        />
      ))}
    </g>
  ));
}

/** Where each part begins and ends, away from the line. @param side 1 above it, -1 below */
function stacked(parts: readonly BarPart[], side: 1 | -1) {
  return parts.map(({ value, colour }, index) => {
    const from = sumOf(parts.slice(0, index));
    return { from: side * from, to: side * (from + value), colour };
  });
}

function sumOf(parts: readonly BarPart[] = []): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

const frame = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space[2],
  rowGap: tokens.space[2],
  fontSize: tokens.font.size.tiny,
  color: tokens.color.textFaint,
} as const;
/** As wide as the longest text; all of them lie on one another before they are moved to their lines. */
const scaleColumn = {
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { gridArea: '1 / 1', position: 'relative', transform: 'translateY(-50%)' },
} as const;
const axis = { gridColumn: 2, display: 'flex', justifyContent: 'space-between' } as const;
