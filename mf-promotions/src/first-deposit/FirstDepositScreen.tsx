import { useApi, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { ActivityScreen } from '../activities/ActivityScreen.tsx';
import { ACTIVITIES, type Activity, useActivities } from '../activities/useActivities.ts';
import { AWARDS } from '../activities/AwardsHistory.tsx';
import { useClaim } from '../claims/useClaim.ts';
import { useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';
import { DepositRows } from './DepositRows.tsx';
import { RowsPlaceholder } from './RowsPlaceholder.tsx';

const KIND = 'first_deposit';
const CHECK = 'POST /api/ftd/check';

/** `/promotion/activity/recharge`: what a first deposit brings, by its amount (R49, R200, R201). */
export function FirstDepositScreen() {
  const { t } = useTranslation();
  const { data, error } = useActivities();
  const activity = data?.list.find((each) => each.kind === KIND);
  const isOpen = activity?.state === 'available';
  return (
    <ActivityScreen
      kind={KIND}
      isForEverybody
      action={isOpen && <GoLink to={PATHS.recharge}>{t('activities.deposit')}</GoLink>}
    >
      <Rows activity={activity} isFailed={error !== null} />
    </ActivityScreen>
  );
}

interface RowsProps {
  /** Undefined while it is not known how the offer stands. */
  readonly activity: Activity | undefined;
  /** It could not be loaded; the card above says so. */
  readonly isFailed: boolean;
}

function Rows({ activity, isFailed }: RowsProps) {
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
  if (error && !data) return <DataPlaceholder shape="list" error={error} text={text} onRetry={refetch} />;
  // Which rows there are to show depends on how the offer stands.
  if (!activity) return isFailed ? null : <DataPlaceholder shape="list" error={null} onRetry={refetch} />;
  if (!data) return <RowsPlaceholder activity={activity} />;
  return <DepositRows rows={data} activity={activity} onClaim={claim} />;
}
