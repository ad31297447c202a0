import { useApi, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder, EmptyState, tokens } from '@mosaico/shared/ui';
import { ActivityScreen } from '../activities/ActivityScreen.tsx';
import { ToClaim } from '../activities/ToClaim.tsx';
import { useActivity } from '../activities/useActivities.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';
import { RebateCard } from './RebateCard.tsx';
import { CHECK, KIND } from './useClaimRebate.ts';
import { useLostRecharges } from './useLostRecharges.ts';

/** `/promotion/activity/recharge-rebate`: each recharge that qualifies, with what is wagered for it (R53, R103). */
export function RechargeRebateScreen() {
  const { t } = useTranslation();
  const isReady = useActivity(KIND)?.state === 'claimable';
  return (
    <ActivityScreen
      kind={KIND}
      action={isReady ? <ToClaim /> : <GoLink to={PATHS.recharge}>{t('activities.deposit')}</GoLink>}
    >
      <Rebates />
    </ActivityScreen>
  );
}

function Rebates() {
  const { t } = useTranslation();
  const user = useSessionUser();
  const isKept = useIsKeptFromPlay();
  const { data, error, refetch } = useApi(CHECK, { body: {} }, { enabled: user !== null });
  useFreshAfterMoney(CHECK);
  useLostRecharges(data);
  if (!data || !user) return <DataPlaceholder shape="list" error={error} onRetry={refetch} />;
  if (data.length === 0) return <EmptyState icon="percent" text={isKept ? undefined : t('rebate.none')} />;
  return (
    <ul css={list}>
      {data.map((row) => (
        <li key={row.id}>
          <RebateCard row={row} memberId={user.id} />
        </li>
      ))}
    </ul>
  );
}

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.space[3] } as const;
