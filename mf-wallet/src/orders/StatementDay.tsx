import { dateText, timeText } from '@mosaico/shared/dates';
import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Money, tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import type { StatementDayRows } from './by-day.ts';
import { GameRun } from './GameRun.tsx';
import type { Movement } from './useStatement.ts';

/** One day of the statement: its movements, and the balance at its end. */
export function StatementDay({ day, runs }: StatementDayRows) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const title = dateText(`${day}T12:00:00Z`, locale);
  const end = runs[0]?.[0];
  return (
    <section aria-label={title} css={{ display: 'grid', gap: tokens.space[2] }}>
      <header css={head}>
        <h2 css={{ fontSize: tokens.font.size.body }}>{title}</h2>
        {end && (
          <p css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.small }}>
            {t('orders.balance', { amount: formatMoney(centavosFromWire(end.balance)) })}
          </p>
        )}
      </header>
      <List label={title}>
        {runs.map((run) =>
          run.length === 1 ? (
            <MovementRow key={run[0].id} movement={run[0]} />
          ) : (
            <GameRun key={run.at(-1)?.id} run={run} />
          ),
        )}
      </List>
    </section>
  );
}

const ICONS = {
  recharge: 'arrow-down',
  withdraw: 'arrow-up',
  game: 'games',
  bonus: 'gift',
  other: 'refresh',
} as const;

/** One movement: what it was, when, how much, and the balance after it. Source: R220. */
function MovementRow({ movement }: { readonly movement: Movement }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const { type, title, game, amount, balance, created_at: at } = movement;
  // A withdrawal that was cancelled or refused comes back.
  const isBack = type === 'withdraw' && centavosFromWire(amount) > 0;
  return (
    <ListRow
      icon={isBack ? ICONS.recharge : (ICONS[type] ?? ICONS.other)}
      title={title}
      detail={[game, timeText(at, locale)].filter((word) => word !== '').join(' · ')}
      value={<Money amountCentavos={centavosFromWire(amount)} isSigned />}
      valueDetail={t('orders.balance', { amount: formatMoney(centavosFromWire(balance)) })}
    />
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
} as const;
