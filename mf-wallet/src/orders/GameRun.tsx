import { useFormatMoney } from '@mosaico/shared/area';
import { timeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Icon, Money, tokens, useLocale } from '@mosaico/shared/ui';
import type { Run } from './by-day.ts';

/** Bets and wins of one game as one row: what they came to, and each of them once it is opened. */
export function GameRun({ run }: { readonly run: Run }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const [newest] = run;
  const balanceText = (wire: string) => t('orders.balance', { amount: formatMoney(centavosFromWire(wire)) });
  const totalCentavos = run.reduce((sum, { amount }) => sum + centavosFromWire(amount), 0);
  return (
    <li css={{ boxShadow: `0 -1px 0 ${tokens.color.hairline}` }}>
      <details css={opened}>
        <summary css={head}>
          <span css={disc}>
            <Icon name="games" size={22} />
          </span>
          <span css={words}>
            <span css={{ display: 'block', fontWeight: tokens.font.weight.medium }}>
              {newest.game || newest.title}
            </span>
            <span css={small}>
              {t('orders.run', { number: run.length, time: timeText(newest.created_at, locale) })}
            </span>
          </span>
          <span css={figure}>
            <span css={{ display: 'block', fontWeight: tokens.font.weight.bold }}>
              <Money amountCentavos={totalCentavos} isSigned />
            </span>
            <span css={small}>{balanceText(newest.balance)}</span>
          </span>
          <span css={arrow}>
            <Icon name="chevron-down" size={20} />
          </span>
        </summary>
        <ul css={rows}>
          {run.map((movement) => (
            <li key={movement.id} css={row}>
              <span css={{ flex: '1 1 auto' }}>
                {movement.title}
                <span css={small}>{timeText(movement.created_at, locale)}</span>
              </span>
              <span css={figure}>
                <Money amountCentavos={centavosFromWire(movement.amount)} isSigned />
                <span css={small}>{balanceText(movement.balance)}</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

const opened = { '&[open] summary > span:last-of-type': { transform: 'rotate(180deg)' } } as const;
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
  minHeight: 64,
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  lineHeight: tokens.font.leading.snug,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: tokens.color.light },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
const disc = {
  flex: 'none',
  width: 42,
  height: 42,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.control,
  background: tokens.color.actionVeil,
  color: tokens.color.actionText,
  '@media (max-width: 22.4em)': { display: 'none' },
} as const;
const words = { flex: '1 1 6.5rem', minWidth: 0, overflowWrap: 'anywhere' } as const;
const figure = { flex: 'none', marginLeft: 'auto', textAlign: 'right' } as const;
const arrow = { display: 'grid', color: tokens.color.textFaint, marginRight: -4 } as const;
const small = {
  display: 'block',
  marginTop: 2,
  fontSize: tokens.font.size.small,
  color: tokens.color.textFaint,
} as const;
const rows = { margin: 0, padding: `0 ${tokens.space[4]} ${tokens.space[2]}`, listStyle: 'none' } as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[3],
  padding: `${tokens.space[2]} 0`,
  boxShadow: `0 -1px 0 ${tokens.color.hairline}`,
} as const;
