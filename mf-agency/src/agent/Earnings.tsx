import { useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { Card, Icon, Money, textLink, tokens, useLocale } from '@mosaico/shared/ui';
import { BarChart, ChartTable, moneyTick } from '@mosaico/shared/ui/chart';
import { PATHS } from '../paths.ts';
import type { Overview } from './Funnel.tsx';

const PARTS = ['recharge', 'betting', 'settlement'] as const;
const PART_COLOURS = {
  recharge: tokens.color.action,
  betting: tokens.color.info,
  settlement: tokens.color.accent,
} as const;

/** What the period has brought, part by part: bars to look at, and a table that says the same. */
export function Earnings({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useFormatMoney();
  const { days, earned, next_at: nextAt } = overview;
  const total = centavosFromWire(earned.total);
  const held = centavosFromWire(overview.held);
  const label = (date = '') => dateText(`${date}T12:00:00Z`, locale, 'medium');
  const earning = days.filter((day) => PARTS.some((part) => centavosFromWire(day[part]) > 0));
  return (
    <Card tone="lit">
      <section aria-labelledby="earned" css={stack}>
        <div>
          <h2 id="earned" css={muted}>
            {t('agent.earned')}
          </h2>
          <Money amountCentavos={total} look="display" css={{ fontSize: tokens.font.size.huge }} />
        </div>
        <ul css={legend}>
          {PARTS.map((part) => (
            <li key={part} css={entry}>
              <span aria-hidden css={[swatch, { background: PART_COLOURS[part] }]} />
              <span>{t(`part.${part}`)}</span>
              <strong css={amount}>{money(centavosFromWire(earned[part]))}</strong>
            </li>
          ))}
        </ul>
        {total > 0 && days.length > 1 && (
          <>
            <BarChart
              height={132}
              ends={[label(days[0]?.date), label(days.at(-1)?.date)]}
              tickText={(centavos) => moneyTick(centavos, locale)}
              bars={days.map((day) => ({
                key: day.date,
                above: PARTS.map((part) => ({
                  value: centavosFromWire(day[part]),
                  colour: PART_COLOURS[part],
                })),
              }))}
            />
            <ChartTable
              label={t('agent.table')}
              columns={[t('agent.day'), ...PARTS.map((part) => t(`part.${part}`))]}
              rows={earning.toReversed().map((day) => ({
                key: day.date,
                name: label(day.date),
                cells: PARTS.map((part) => money(centavosFromWire(day[part]))),
              }))}
            />
          </>
        )}
        {held > 0 && (
          <p css={waiting}>
            <Icon name="clock" size={18} />
            <span>
              {t('reward.heldHint', { amount: money(held) })}{' '}
              <Link to={`${PATHS.reward}?status=held`} css={textLink}>
                {t('agent.heldWhich')}
              </Link>
            </span>
          </p>
        )}
        <p css={muted}>{t('agent.next', { time: dateText(nextAt, locale, 'short') })}</p>
      </section>
    </Card>
  );
}

/** The table scrolls in its own place. */
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] } as const;
const muted = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
} as const;
const waiting = {
  ...muted,
  display: 'flex',
  gap: tokens.space[2],
  textWrap: 'pretty',
  '& svg': { flex: 'none', color: tokens.color.warning },
} as const;
const legend = { display: 'grid', gap: tokens.space[2], margin: 0, padding: 0, listStyle: 'none' } as const;
const entry = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: tokens.space[3],
} as const;
const swatch = {
  width: 12,
  height: 12,
  borderRadius: '4px',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
} as const;
const amount = { fontVariantNumeric: 'tabular-nums' } as const;
