import { useState } from 'react';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, tokens, useLocale } from '@mosaico/shared/ui';
import { type Bar, BarChart, ChartLegend, moneyTick } from '@mosaico/shared/ui/chart';
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
        <BarChart
          bars={drawn.map(barOf)}
          ends={[label(first), label(last)]}
          height={132}
          tickText={(centavos) => moneyTick(centavos, locale)}
        />
        <ChartLegend
          entries={(['recharge', 'bonus', 'withdraw'] as const).map((name) => ({
            label: t(`orders.totals.${name}`),
            colour: COLOURS[name],
          }))}
        />
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

/** Money in stands above the line, money out hangs below it. */
function barOf({ day, rechargeCentavos, bonusCentavos, withdrawCentavos }: ChartDay): Bar {
  return {
    key: day,
    above: [
      { value: Math.max(0, rechargeCentavos), colour: COLOURS.recharge },
      { value: Math.max(0, bonusCentavos), colour: COLOURS.bonus },
    ],
    below: [{ value: Math.max(0, withdrawCentavos), colour: COLOURS.withdraw }],
  };
}
