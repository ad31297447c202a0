import { usePlatform } from '@mosaico/shared/area';
import { AWARDS } from '../activities/AwardsHistory.tsx';
import { ACTIVITIES } from '../activities/useActivities.ts';
import { useClaim } from '../claims/useClaim.ts';

export const CHECK = 'POST /api/rechargerebate/check';

/**
 * Claims a rebate, then starts the recharge that brings it, with the site's first way to pay. Should that not be answered, the server brings the
 * reward by itself a little later: so its failure is no failure of the claim.
 *
 * Source: R129, A3.
 */
export function useClaimRebate() {
  const { api } = usePlatform();
  return useClaim('POST /api/rechargerebate/claim', {
    kind: 'recharge_rebate',
    reloads: [CHECK, ACTIVITIES, AWARDS],
    then: async ({ data }) => {
      try {
        const { data: methods } = await api.call('GET /api/payments/list', { query: {} });
        const [first] = methods;
        // Without a way to pay there is nothing to start.
        if (!first) return;
        const body = { money: data.amount, payment_type: first.type, payment_id: 0, bank_code: 'NA' };
        await api.call('POST /api/recharge/online', { body });
      } catch {
        // The server settles the claim (A3).
      }
    },
  });
}
