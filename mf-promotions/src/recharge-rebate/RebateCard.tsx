import { useFormatMoney } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Button, Card, Money, tokens, type Tone, useLocale } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { CLAIM_PLACE } from '../activities/ToClaim.tsx';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { type RebateRow, useClaimRebate } from './useClaimRebate.ts';

interface RebateCardProps {
  readonly row: RebateRow;
  readonly memberId: number;
}

/** A recharge, what is wagered for it, and what it brings. Whether it was claimed follows from `is_claimed` alone (R128). */
export function RebateCard({ row, memberId }: RebateCardProps) {
  const claim = useClaimRebate(row, memberId);
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const [current, required] = [centavosFromWire(row.current_amount), centavosFromWire(row.required_amount)];
  const isClaimed = row.is_claimed === 1;
  const status = isClaimed ? 'claimed' : row.status;
  // Who may not play is shown no target, nor the reward behind it; one whose bets were made is theirs to claim later (G31).
  const isKept = useIsKeptFromPlay() && (status === 'claimable' || status === 'in_progress');
  const isClaimable = !isKept && status === 'claimable';
  // Full, and yet not to be claimed: its recharge is contested (A68).
  const isContested = !isKept && status === 'in_progress' && current >= required;
  const reward = money(centavosFromWire(row.reward_amount));
  return (
    <Card tone={isClaimable ? 'gold' : 'plain'} css={card}>
      <div css={line}>
        <div>
          <p css={small}>{t('rebate.recharge', { amount: money(centavosFromWire(row.recharge_amount)) })}</p>
          {!(isKept && status === 'in_progress') && (
            <Money amountCentavos={centavosFromWire(row.reward_amount)} css={sum} />
          )}
        </div>
        <Badge tone={isKept ? 'neutral' : TONES[status]}>
          {t(isKept ? 'activities.state.closed' : `rebate.status.${status}`)}
        </Badge>
      </div>
      {isKept && <p css={small}>{`${t('rebate.wagered')}: ${money(current)}`}</p>}
      {!isClaimed && !isKept && (
        <Progress
          label={t('rebate.wagered')}
          value={current}
          max={required}
          valueText={t('rebate.ofTarget', { current: money(current), target: money(required) })}
        />
      )}
      {status === 'in_progress' && !isKept && current < required && (
        <p css={small}>
          {t('rebate.missing', {
            amount: money(required - current),
            until: dateTimeText(row.event_ended_at, locale),
          })}
        </p>
      )}
      {isContested && <p css={small}>{t('rebate.contested')}</p>}
      {isClaimed && row.claimed_at && (
        <p css={small}>{t('rebate.claimedAt', { at: dateTimeText(row.claimed_at, locale) })}</p>
      )}
      {isClaimable && (
        <div {...CLAIM_PLACE}>
          <Button variant="gold" isWide onClick={claim}>
            {t('activities.claim', { amount: reward })}
          </Button>
        </div>
      )}
    </Card>
  );
}

const TONES: Readonly<Record<RebateRow['status'], Tone>> = {
  in_progress: 'info',
  claimable: 'gold',
  claimed: 'success',
  expired: 'neutral',
};
const card = { '&': { display: 'grid', gap: tokens.space[3] } } as const;
const line = {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: tokens.space[3],
} as const;
const small = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const sum = {
  color: tokens.color.accentText,
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.black,
} as const;
