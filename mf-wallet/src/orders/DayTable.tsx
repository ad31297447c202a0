import { useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens, useLocale } from '@mosaico/shared/ui';
import type { OrderDetails } from './useStatement.ts';

const SUMS = ['recharge', 'withdraw', 'bonus', 'fee'] as const;

/** The days of a chart as a table, newest first; opened on demand. */
export function DayTable({ days }: { readonly days: OrderDetails['days'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  return (
    <details>
      <summary css={opener}>{t('orders.chart.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div tabIndex={0} role="region" aria-label={t('orders.chart.table')} css={{ overflowX: 'auto' }}>
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{t('orders.chart.day')}</th>
              {SUMS.map((sum) => (
                <th key={sum} scope="col">
                  {t(`orders.totals.${sum}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row">{dateText(`${day.day}T12:00:00Z`, locale, 'short')}</th>
                {SUMS.map((sum) => (
                  <td key={sum}>{formatMoney(centavosFromWire(day[`${sum}_amount`]))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const opener = {
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  cursor: 'pointer',
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.medium,
} as const;
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& th, & td': { padding: `${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} 0`, textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: tokens.font.weight.medium },
  '& thead th': { color: tokens.color.textMuted, fontWeight: tokens.font.weight.medium },
  '& tbody tr': { boxShadow: `0 -1px 0 ${tokens.color.hairline}` },
} as const;
