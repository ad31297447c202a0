import { useFormatMoney } from '@mosaico/shared/area';
import { dateText, timeSpan } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import type { LimitPeriod } from '@mosaico/shared/rules';
import { tokens, useLocale } from '@mosaico/shared/ui';
import type { Period } from './PeriodBars.tsx';

interface PeriodTableProps {
  readonly by: LimitPeriod;
  readonly periods: readonly Period[];
}

const COLUMNS = ['played', 'staked', 'won', 'net'] as const;

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
    <details>
      <summary css={opener}>{t('rg.statement.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div tabIndex={0} role="region" aria-label={t('rg.statement.table')} css={{ overflowX: 'auto' }}>
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{t(`rg.from.${by}`)}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`rg.sum.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods
              .filter(({ rounds }) => rounds > 0)
              .map((period) => (
                <tr key={period.from}>
                  <th scope="row">{dateText(`${period.from}T12:00:00Z`, locale, 'short')}</th>
                  {COLUMNS.map((column) => (
                    <td key={column}>{cell(period, column)}</td>
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
