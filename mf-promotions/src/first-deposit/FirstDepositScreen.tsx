import { useApi, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { ActivityScreen } from '../activities/ActivityScreen.tsx';
import { ACTIVITIES, type Activity, useActivity } from '../activities/useActivities.ts';
import { AWARDS } from '../activities/AwardsHistory.tsx';
import { useClaim } from '../claims/useClaim.ts';
import { useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';
import { DepositRows } from './DepositRows.tsx';

const KIND = 'first_deposit';
const CHECK = 'POST /api/ftd/check';

/** `/promotion/activity/recharge`: what a first deposit brings, by its amount (R49, R200, R201). */
export function FirstDepositScreen() {
  const { t } = useTranslation();
  const activity = useActivity(KIND);
  const isOpen = activity?.state === 'available';
  return (
    <ActivityScreen
      kind={KIND}
      isForEverybody
      action={isOpen && <GoLink to={PATHS.recharge}>{t('activities.deposit')}</GoLink>}
    >
      <Rows activity={activity} />
    </ActivityScreen>
  );
}

function Rows({ activity }: { readonly activity: Activity | undefined }) {
  const user = useSessionUser();
  const { data, error, refetch } = useApi(CHECK, { body: {} });
  useFreshAfterMoney(CHECK);
  const claim = useClaim({
    kind: KIND,
    lists: [CHECK, ACTIVITIES, AWARDS],
    send: (api, idempotencyKey) =>
      api.call(
        'POST /api/ftd/claim',
        { body: { name: user?.name ?? '', site: user?.site ?? '' } },
        { idempotencyKey },
      ),
    isDone: async (api) => (await api.call(CHECK, { body: {} })).data.some(({ is_claimed: is }) => is === 1),
  });
  // In English always (R238).
  const text = error && `Error in ftd list: ${error.message}`;
  if (!data) return <DataPlaceholder shape="list" error={error} text={text} onRetry={refetch} />;
  // Which rows there are to show depends on how the offer stands; the card above says when that cannot be loaded.
  if (!activity) return null;
  return <DepositRows rows={data} activity={activity} onClaim={claim} />;
}
