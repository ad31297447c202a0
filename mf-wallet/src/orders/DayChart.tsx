import { useState } from 'react';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, tokens, useLocale } from '@mosaico/shared/ui';
import type { Period } from '../records/PeriodChips.tsx';
import { type ChartDay, chartDays } from './chart-days.ts';
import { DayTable } from './DayTable.tsx';
import type { OrderDetails } from './useStatement.ts';

interface DayChartProps {
  readonly days: OrderDetails['days'];
  readonly period: Period;
}

/** What came in and went out day by day: bars to look at, and a table that says the same. One day alone needs neither. */
export function DayChart({ days, period }: DayChartProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const drawn = chartDays(days, period, now);
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last || drawn.length === 1 || days.length === 0) return null;
  const label = ({ day }: ChartDay) => dateText(`${day}T12:00:00Z`, locale, 'medium');
  return (
    <Card>
      <section aria-labelledby="day-chart" css={{ display: 'grid', gap: tokens.space[3] }}>
        <h2 id="day-chart" css={{ fontSize: tokens.font.size.large }}>
          {t('orders.chart.title')}
        </h2>
        <Bars days={drawn} />
        <p aria-hidden css={axis}>
          <span>{label(first)}</span>
          <span>{label(last)}</span>
        </p>
        <ul css={legend}>
          {(['recharge', 'bonus', 'withdraw'] as const).map((name) => (
            <li key={name} css={entry}>
              <span aria-hidden css={[swatch, { background: COLOURS[name] }]} />
              {t(`orders.totals.${name}`)}
            </li>
          ))}
        </ul>
        <DayTable days={days} />
      </section>
    </Card>
  );
}

const COLOURS = {
  recharge: tokens.color.action,
  bonus: tokens.color.accent,
  withdraw: tokens.color.info,
} as const;
/** Units of the drawing, which is stretched to its place. */
const DRAWING = { slot: 10, bar: 7, height: 100, line: 1 };

/** Money in above the line, money out below it, each side as high as it needs. Decoration: the table says it in words. */
function Bars({ days }: { readonly days: readonly ChartDay[] }) {
  const { slot, bar, height, line } = DRAWING;
  const highest = Math.max(0, ...days.map((day) => day.rechargeCentavos + day.bonusCentavos));
  const deepest = Math.max(0, ...days.map((day) => day.withdrawCentavos));
  const heightOf = (centavos: number) =>
    (Math.max(0, centavos) / Math.max(1, highest + deepest)) * (height - line);
  const width = days.length * slot;
  const ground = heightOf(highest);
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" css={drawing}>
      <rect x="0" y={ground} width={width} height={line} fill={tokens.color.lightStrong} />
      {days.map(({ day, rechargeCentavos, bonusCentavos, withdrawCentavos }, index) => {
        const x = index * slot + (slot - bar) / 2;
        const [paidIn, given] = [heightOf(rechargeCentavos), heightOf(bonusCentavos)];
        return (
          <g key={day}>
            <rect x={x} y={ground - paidIn} width={bar} height={paidIn} fill={COLOURS.recharge} />
            <rect x={x} y={ground - paidIn - given} width={bar} height={given} fill={COLOURS.bonus} />
            <rect
              x={x}
              y={ground + line}
              width={bar}
              height={heightOf(withdrawCentavos)}
              fill={COLOURS.withdraw}
            />
          </g>
        );
      })}
    </svg>
  );
}

const drawing = { display: 'block', width: '100%', height: 132 } as const;
const axis = {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: tokens.font.size.tiny,
  color: tokens.color.textFaint,
} as const;
const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[2]} ${tokens.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: tokens.font.size.small,
  color: tokens.color.textMuted,
} as const;
const entry = { display: 'flex', alignItems: 'center', gap: tokens.space[2] } as const;
const swatch = {
  width: 12,
  height: 12,
  borderRadius: '4px',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
} as const;
