import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { ActivityScreen } from '../activities/ActivityScreen.tsx';
import { type Activity, useActivities } from '../activities/useActivities.ts';
import { useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';
import { ClaimFirstDeposit } from './ClaimFirstDeposit.tsx';
import { CHECK, DepositRows } from './DepositRows.tsx';
import { RowsPlaceholder } from './RowsPlaceholder.tsx';

const KIND = 'first_deposit';

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
      action={
        isOpen ? (
          <GoLink to={PATHS.recharge}>{t('activities.deposit')}</GoLink>
        ) : (
          activity && <ClaimFirstDeposit activity={activity} />
        )
      }
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
  const { data, error, refetch } = useApi(CHECK, { body: {} });
  useFreshAfterMoney(CHECK);
  // In English always (R238).
  const text = error && `Error in ftd list: ${error.message}`;
  if (error && !data) return <DataPlaceholder shape="list" error={error} text={text} onRetry={refetch} />;
  // Which rows there are to show depends on how the offer stands.
  if (!activity) return isFailed ? null : <DataPlaceholder shape="list" error={null} onRetry={refetch} />;
  if (!data) return <RowsPlaceholder activity={activity} />;
  return <DepositRows rows={data} activity={activity} />;
}
