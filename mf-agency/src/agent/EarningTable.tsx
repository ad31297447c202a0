import { useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { PARTS } from './EarningBars.tsx';
import type { Overview } from './Funnel.tsx';

/** The days of the chart as a table, newest first, without those that brought nothing; opened on demand. */
export function EarningTable({ days }: { readonly days: Overview['days'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useFormatMoney();
  const earning = days.filter((day) => PARTS.some((part) => centavosFromWire(day[part]) > 0));
  return (
    <details>
      <summary css={opener}>{t('agent.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div tabIndex={0} role="region" aria-label={t('agent.table')} css={{ overflowX: 'auto' }}>
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{t('agent.day')}</th>
              {PARTS.map((part) => (
                <th key={part} scope="col">
                  {t(`part.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {earning.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row">{dateText(`${day.date}T12:00:00Z`, locale, 'medium')}</th>
                {PARTS.map((part) => (
                  <td key={part}>{money(centavosFromWire(day[part]))}</td>
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
