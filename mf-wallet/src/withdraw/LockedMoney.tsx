import type { MouseEvent } from 'react';
import { useFormatMoney, usePlatform } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Icon, Money, tokens, useLocale, type IconName } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { PATHS } from '../paths.ts';
import type { Quote } from './withdrawal-facts.ts';

const ICONS = {
  turnover: 'lock',
  owed: 'alert',
  bonus: 'gift',
  held: 'clock',
  disputed: 'shield',
} as const satisfies Record<Quote['locked'][number]['reason'], IconName>;

/** What cannot be withdrawn, and why, to the centavo as the server says it; a bonus leads to where it can be given up. Source: G16, G17, A62. */
export function LockedMoney({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const { navigation } = usePlatform();
  const left = formatMoney(centavosFromWire(quote.turnover.left));
  if (quote.locked.length === 0) return null;
  return (
    <section aria-labelledby="locked-money" css={{ display: 'grid', gap: tokens.space[2] }}>
      <h2 id="locked-money" css={heading}>
        {t('withdraw.locked.title')}
      </h2>
      <List>
        {quote.locked.map(({ reason, amount }) => (
          <ListRow
            key={reason}
            icon={ICONS[reason]}
            title={t(`withdraw.locked.${reason}.title`)}
            detail={t(`withdraw.locked.${reason}.why`, { left })}
            value={<Money amountCentavos={centavosFromWire(amount)} />}
            {...(reason === 'bonus' && {
              href: PATHS.activities,
              onClick: (event: MouseEvent) => {
                // With a key held the browser opens it in another tab.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                navigation.push(PATHS.activities);
              },
            })}
          />
        ))}
      </List>
      {quote.turnover.parts.length > 0 && <TurnoverParts parts={quote.turnover.parts} />}
    </section>
  );
}

/** Of which additions the turnover is left: deposits and bonuses, the newest first. */
function TurnoverParts({ parts }: { readonly parts: Quote['turnover']['parts'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  return (
    <details css={details}>
      <summary css={summary}>
        {t('withdraw.locked.origin')}
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul css={origins}>
        {parts.map(({ at, required, left, source }, index) => (
          <li key={index} css={origin}>
            <span>
              {source && (
                <strong css={{ display: 'block' }}>
                  {t('withdraw.locked.source', {
                    title: source.title,
                    amount: formatMoney(centavosFromWire(source.amount)),
                  })}
                </strong>
              )}
              {dateText(at, locale, 'medium')}
            </span>
            <span css={{ marginLeft: 'auto', textAlign: 'right' }}>
              {t('withdraw.locked.part', {
                left: formatMoney(centavosFromWire(left)),
                required: formatMoney(centavosFromWire(required)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const heading = {
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  color: tokens.color.textMuted,
} as const;
const details = {
  '&[open] summary svg': { transform: 'rotate(180deg)' },
} as const;
const summary = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minHeight: tokens.size.target,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  color: tokens.color.actionText,
  cursor: 'pointer',
} as const;
const origins = {
  padding: `${tokens.space[1]} ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  fontSize: tokens.font.size.small,
} as const;
const origin = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space[4]}`,
  padding: `${tokens.space[3]} 0`,
  fontVariantNumeric: 'tabular-nums',
  '& + &': { boxShadow: `0 -1px 0 ${tokens.color.hairline}` },
} as const;
