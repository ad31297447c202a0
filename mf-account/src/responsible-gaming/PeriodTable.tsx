import { useFormatMoney } from '@mosaico/shared/area';
import { dateText, timeSpan } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import type { LimitPeriod } from '@mosaico/shared/rules';
import { useLocale } from '@mosaico/shared/ui';
import { ChartTable } from '@mosaico/shared/ui/chart';
import { type Period, wasPlayed } from './PeriodBars.tsx';

interface PeriodTableProps {
  readonly by: LimitPeriod;
  readonly periods: readonly Period[];
}

/** What play has brought or taken comes first: on a narrow screen the last columns are reached by scrolling. */
const COLUMNS = ['net', 'played', 'staked', 'won'] as const;

/** The statement as a table, the latest first, without periods in which nothing was played; opened on demand. */
export function PeriodTable({ by, periods }: PeriodTableProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const cell = (period: Period, column: (typeof COLUMNS)[number]) =>
    column === 'played'
      ? timeSpan(period.played_minutes, locale)
      : formatMoney(centavosFromWire(period[column]));
  return (
    <ChartTable
      label={t('rg.statement.table')}
      columns={[t(`rg.from.${by}`), ...COLUMNS.map((column) => t(`rg.sum.${column}`))]}
      rows={periods.filter(wasPlayed).map((period) => ({
        key: period.from,
        name: dateText(`${period.from}T12:00:00Z`, locale, 'short'),
        cells: COLUMNS.map((column) => cell(period, column)),
      }))}
    />
  );
}
