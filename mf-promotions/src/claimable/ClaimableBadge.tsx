import { useApi, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { VisuallyHidden } from '@mosaico/shared/ui';
import { CountBubble } from '@mosaico/shared/ui/count';
import { ACTIVITIES } from '../activities/useActivities.ts';
import { useFreshAfterBar } from '../claims/useFreshAfterBar.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshClaimable } from './useFreshClaimable.ts';
import { useFreshRebates } from './useFreshRebates.ts';

/** Widget of the promotions' tab: how many rewards the member can claim now. Nothing for a visitor, nor while there is none. */
export function ClaimableBadge() {
  const user = useSessionUser();
  return (
    user && (
      <Count
        rebatesCentavos={centavosFromWire(user.fs_money)}
        balanceCentavos={centavosFromWire(user.money)}
      />
    )
  );
}

interface CountProps {
  /** Rebates that wait: the session knows of them, the activities do not. */
  readonly rebatesCentavos: number;
  readonly balanceCentavos: number;
}

function Count({ rebatesCentavos, balanceCentavos }: CountProps) {
  const { t } = useTranslation();
  const { data, isPending, refetch } = useApi(ACTIVITIES, { query: {} }, { isPersonal: true });
  const isKept = useIsKeptFromPlay();
  useFreshClaimable(() => void refetch(), balanceCentavos);
  useFreshRebates(balanceCentavos);
  useFreshAfterBar(refetch);
  // What was asked before a break began is still here for a moment. Rebates are the member’s own, and can be claimed all the same.
  const activities = isKept ? 0 : (data?.list.filter(({ state }) => state === 'claimable').length ?? 0);
  // Both together: a number of which half is on its way would change a moment later.
  const count = isPending ? 0 : activities + (rebatesCentavos > 0 ? 1 : 0);
  // The place is drawn without a number as well: a widget that draws nothing has failed.
  return (
    <span>
      {count > 0 && (
        <>
          <CountBubble count={count} at={corner} />
          <VisuallyHidden>{t('claimable', { count })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** The upper corner of the tab's icon. */
const corner = { top: 6, left: 'calc(50% + 4px)' } as const;
