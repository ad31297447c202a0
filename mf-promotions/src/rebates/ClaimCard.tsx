import type { Data } from '@mosaico/shared/api';
import { useFormatMoney, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { useNavigate } from '@mosaico/shared/router';
import { Button, Card, Money, tokens } from '@mosaico/shared/ui';
import { useClaim } from '../claims/useClaim.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { EnterButtons } from '../links/EnterButtons.tsx';
import { PATHS } from '../paths.ts';
import { TimeLeft } from '../time-left/TimeLeft.tsx';

export type Rebates = Data<'POST /api/games/rebates/list'>;

interface ClaimCardProps {
  readonly rebates: Rebates;
  readonly isMember: boolean;
  /** The bets of today are worked out. */
  readonly onEnd: () => void;
}

/** What can be claimed now, how today goes, and when that is worked out. */
export function ClaimCard({ rebates, isMember, onEnd }: ClaimCardProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const isKept = useIsKeptFromPlay();
  // A break takes nothing of bets that were made before it; an exclusion does, until they are worked out (G31).
  const isEarning = useSessionUser()?.play_bar?.why === 'paused' || !isKept;
  const totalCentavos = centavosFromWire(rebates.total);
  const todayCentavos = rebates.list.reduce(
    (sum, { today_amount: amount }) => sum + centavosFromWire(amount),
    0,
  );
  const yesterdayCentavos = centavosFromWire(rebates.yesterday ?? '0.00');
  return (
    <Card tone={totalCentavos > 0 ? 'gold' : 'lit'}>
      <div css={layout}>
        <p css={muted}>{t('rebates.ready')}</p>
        <Money amountCentavos={totalCentavos} look="display" css={{ fontSize: tokens.font.size.huge }} />
        {isEarning && (
          <p css={facts}>
            {yesterdayCentavos > 0 && (
              <span>{t('rebates.yesterday', { amount: money(yesterdayCentavos) })}</span>
            )}
            {(!isKept || todayCentavos > 0) && (
              <span>{t('rebates.today', { amount: money(todayCentavos) })}</span>
            )}
            {!isKept && (
              <span>
                {t('rebates.settles')}{' '}
                <TimeLeft
                  answer={rebates}
                  seconds={rebates.next_in_seconds}
                  label={t('rebates.settles')}
                  onEnd={onEnd}
                />
              </span>
            )}
          </p>
        )}
        <Action canClaim={totalCentavos > 0} isMember={isMember} />
      </div>
    </Card>
  );
}

function Action({ canClaim, isMember }: { readonly canClaim: boolean; readonly isMember: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isKept = useIsKeptFromPlay();
  const claim = useClaim({
    kind: 'rebate',
    lists: ['POST /api/games/rebates/list', 'POST /api/games/rebates/details'],
    send: (api, idempotencyKey) =>
      api.call('POST /api/games/rebates/claim', { body: {} }, { idempotencyKey }),
    // What waited has gone to cash.
    isDone: async (api) =>
      centavosFromWire((await api.call('POST /api/games/rebates/list', { body: {} })).data.total) === 0,
  });
  if (!isMember) return <EnterButtons />;
  if (canClaim)
    return (
      <Button variant="gold" size="large" isWide onClick={claim}>
        {t('rebates.claim')}
      </Button>
    );
  return (
    <>
      <p css={muted}>{t(isKept ? 'rebates.nothingNow' : 'rebates.nothing')}</p>
      {!isKept && (
        <Button variant="quiet" icon="games" onClick={() => navigate(PATHS.games)}>
          {t('rebates.play')}
        </Button>
      )}
    </>
  );
}

const layout = { display: 'grid', gap: tokens.space[3], justifyItems: 'start' } as const;
const muted = { color: tokens.color.textMuted, textWrap: 'pretty' } as const;
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[1]} ${tokens.space[4]}`,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
