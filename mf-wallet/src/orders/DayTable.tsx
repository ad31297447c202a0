import { useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { useLocale } from '@mosaico/shared/ui';
import { ChartTable } from '@mosaico/shared/ui/chart';
import type { OrderDetails } from './useStatement.ts';

const SUMS = ['recharge', 'withdraw', 'bonus', 'fee'] as const;

/** The days of a chart as a table, newest first; opened on demand. */
export function DayTable({ days }: { readonly days: OrderDetails['days'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  return (
    <ChartTable
      label={t('orders.chart.table')}
      columns={[t('orders.chart.day'), ...SUMS.map((sum) => t(`orders.totals.${sum}`))]}
      rows={[...days].reverse().map((day) => ({
        key: day.day,
        name: dateText(`${day.day}T12:00:00Z`, locale, 'short'),
        cells: SUMS.map((sum) => formatMoney(centavosFromWire(day[`${sum}_amount`]))),
      }))}
    />
  );
}
