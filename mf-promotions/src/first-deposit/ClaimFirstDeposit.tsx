import { useApi, useFormatMoney, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button } from '@mosaico/shared/ui';
import { AWARDS } from '../activities/awards.ts';
import { ACTIVITIES, type Activity, locksCash } from '../activities/useActivities.ts';
import { useClaim } from '../claims/useClaim.ts';
import { CHECK, type Row } from './DepositRows.tsx';

/** Claims the row that the member's first deposit decided; nothing while no row can be claimed. */
export function ClaimFirstDeposit({ activity }: { readonly activity: Activity }) {
  const { data } = useApi(CHECK, { body: {} });
  const row = data?.find(({ can_claim: can }) => can === 1);
  return row ? <ClaimButton row={row} isLocking={locksCash(activity)} /> : null;
}

interface ClaimButtonProps {
  readonly row: Row;
  readonly isLocking: boolean;
}

function ClaimButton({ row, isLocking }: ClaimButtonProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const user = useSessionUser();
  const rewardCentavos = centavosFromWire(row.reward_amount);
  const claim = useClaim({
    kind: 'first_deposit',
    wager: isLocking
      ? { rewardCentavos, turnoverCentavos: centavosFromWire(row.turnover_amount) }
      : undefined,
    lists: [CHECK, ACTIVITIES, AWARDS],
    send: (api, idempotencyKey) =>
      api.call(
        'POST /api/ftd/claim',
        { body: { name: user?.name ?? '', site: user?.site ?? '' } },
        { idempotencyKey },
      ),
    isDone: async (api) => (await api.call(CHECK, { body: {} })).data.some(({ is_claimed: is }) => is === 1),
  });
  return (
    <Button variant="gold" isWide onClick={claim}>
      {t('activities.claim', { amount: money(rewardCentavos) })}
    </Button>
  );
}
