import { useFormatMoney } from '@mosaico/shared/area';
import { dateTimeText, timeSpan } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens, useLocale } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { KeepButton } from './KeepButton.tsx';
import { type Limit, limitName, measuresOf } from './limit-facts.ts';

interface LimitRowProps {
  readonly limit: Limit;
  readonly onEdit: () => void;
}

/** One limit: what is used, when it begins anew, and what waits. */
export function LimitRow({ limit, onEdit }: LimitRowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const { used, most, isUsedUp, pendingMost } = measuresOf(limit);
  const text = (value: number) => (limit.kind === 'time' ? timeSpan(value, locale) : formatMoney(value));
  const name = limitName(limit, t);
  return (
    <li css={row}>
      <Progress
        label={<strong css={{ color: tokens.color.text }}>{name}</strong>}
        value={used}
        max={most}
        tone={isUsedUp ? 'gold' : 'action'}
        valueText={t('rg.limit.used', { used: text(used), most: text(most) })}
      />
      {isUsedUp && (
        <p css={note}>{t(limit.kind === 'time' ? 'rg.limit.usedUp' : `rg.limit.reached.${limit.kind}`)}</p>
      )}
      <div css={foot}>
        <p css={note}>
          {t('rg.limit.resets', { date: dateTimeText(limit.resets_at, locale) })}
          {limit.pending && (
            <span css={{ display: 'block' }}>
              {t(pendingMost === null ? 'rg.limit.ends' : 'rg.limit.rises', {
                most: text(pendingMost ?? 0),
                date: dateTimeText(limit.pending.effective_at, locale),
              })}
            </span>
          )}
        </p>
        <span css={actions}>
          {limit.pending && <KeepButton limit={limit} effectiveAt={limit.pending.effective_at} name={name} />}
          <Button
            variant="ghost"
            size="small"
            aria-label={t('rg.limit.changeThis', { name })}
            onClick={onEdit}
          >
            {t('rg.limit.change')}
          </Button>
        </span>
      </div>
    </li>
  );
}

const actions = { display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] } as const;
const row = { display: 'grid', gap: tokens.space[1] } as const;
const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
} as const;
const note = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;
