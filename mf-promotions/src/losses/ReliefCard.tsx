import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, Card, Icon, Money, tokens, useLocale } from '@mosaico/shared/ui';
import { useClaim } from '../claims/useClaim.ts';
import { EnterButtons } from '../links/EnterButtons.tsx';
import { percentText } from '../numbers/percent-text.ts';
import { TimeLeft } from '../time-left/TimeLeft.tsx';
import { type Relief, RELIEF } from './relief.ts';

interface ReliefCardProps {
  readonly relief: Relief;
  readonly isMember: boolean;
  /** The day is over. */
  readonly onEnd: () => void;
}

/** What can be claimed for yesterday, and until when. */
export function ReliefCard({ relief, isMember, onEnd }: ReliefCardProps) {
  const { t } = useTranslation();
  const canClaim = relief.can_claim === 1;
  return (
    <Card tone={canClaim ? 'gold' : 'lit'}>
      <div css={layout}>
        <p css={muted}>{t('relief.ready')}</p>
        <Money
          amountCentavos={canClaim ? centavosFromWire(relief.reward_amount) : 0}
          look="display"
          css={{ fontSize: tokens.font.size.huge }}
        />
        <Counted relief={relief} />
        {canClaim && (
          <p css={muted}>
            {t('relief.until')}{' '}
            <TimeLeft
              answer={relief}
              seconds={relief.claim_ends_in_seconds}
              label={t('relief.until')}
              onEnd={onEnd}
            />
          </p>
        )}
        <Action relief={relief} isMember={isMember} />
      </div>
    </Card>
  );
}

/** Why more or less counts than was lost yesterday, where the two differ (R204). */
function Counted({ relief }: Pick<ReliefCardProps, 'relief'>) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const { yesterday_loss: counted, yesterday_net_loss: net = counted } = relief;
  if (net === counted) return null;
  return (
    <p css={muted}>
      {t('relief.counted', {
        net: money(centavosFromWire(net)),
        counted: money(centavosFromWire(counted)),
        percent: percentText(`${relief.other_games_percent}`, locale),
      })}
    </p>
  );
}

function Action({ relief, isMember }: Pick<ReliefCardProps, 'relief' | 'isMember'>) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const claim = useClaim({
    kind: 'daily_relief',
    lists: [RELIEF],
    send: (api, idempotencyKey) => api.call('POST /api/dailyrescue/claim', { body: {} }, { idempotencyKey }),
    isDone: async (api) => (await api.call(RELIEF, { body: {} })).data.is_claimed === 1,
  });
  if (!isMember) return <EnterButtons />;
  if (relief.is_claimed === 1)
    return (
      <p css={done}>
        <Icon name="check-circle" size={22} />
        {t('relief.claimed')}
      </p>
    );
  if (relief.can_claim === 0) {
    const hasLoss = centavosFromWire(relief.reward_amount) > 0;
    return <p css={muted}>{t(hasLoss ? 'activities.state.ended' : 'relief.nothing')}</p>;
  }
  return (
    <Button variant="gold" size="large" isWide onClick={claim}>
      {t('relief.claim', { amount: money(centavosFromWire(relief.reward_amount)) })}
    </Button>
  );
}

const layout = { display: 'grid', gap: tokens.space[3], justifyItems: 'start' } as const;
const muted = { color: tokens.color.textMuted, textWrap: 'pretty' } as const;
const done = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  color: tokens.color.success,
  fontWeight: tokens.font.weight.bold,
} as const;
