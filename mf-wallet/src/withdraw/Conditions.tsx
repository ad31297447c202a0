import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Icon, tokens, useLocale } from '@mosaico/shared/ui';
import { durationText } from './duration-text.ts';
import type { Quote } from './withdrawal-facts.ts';

/** Fee, time of arrival and what is left of the day, said before anything is asked for. Source: R259, A41, A61. */
export function Conditions({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const { day, fee_percent: feePercent, arrives_within_seconds: withinSeconds } = quote;
  const percent = `${Number(feePercent).toLocaleString(locale)}%`;
  return (
    <ul css={list}>
      <li>
        <Icon name="percent" size={20} />
        {day.free_left > 0
          ? t('withdraw.condition.free', { number: day.free_left })
          : t('withdraw.condition.fee', { percent })}
      </li>
      <li>
        <Icon name="clock" size={20} />
        {t('withdraw.condition.arrival', { duration: durationText(withinSeconds, locale) })}
      </li>
      <li>
        <Icon name="calendar" size={20} />
        {t('withdraw.condition.day', {
          number: day.count_left,
          amount: formatMoney(centavosFromWire(day.amount_left)),
        })}
      </li>
    </ul>
  );
}

const list = {
  display: 'grid',
  gap: tokens.space[2],
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
  '& li': { display: 'flex', alignItems: 'center', gap: tokens.space[2] },
  '& svg': { flex: 'none', color: tokens.color.actionText },
} as const;
