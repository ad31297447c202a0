import type { ApiCaller, Data } from '@mosaico/shared/api';
import { AWARDS } from '../activities/awards.ts';
import { centavosFromWire } from '@mosaico/shared/money';
import { ACTIVITIES, useActivity } from '../activities/useActivities.ts';
import { useClaim } from '../claims/useClaim.ts';
import { wagerOf } from '../activities/wager-of.ts';

export const KIND = 'recharge_rebate';
export const CHECK = 'POST /api/rechargerebate/check';

export type RebateRow = Data<typeof CHECK>[number];

/** Claims a rebate; its success starts the recharge that brings the reward (R129, A3). */
export function useClaimRebate(row: RebateRow, memberId: number) {
  const activity = useActivity(KIND);
  return useClaim({
    kind: KIND,
    wager: wagerOf(activity, centavosFromWire(row.reward_amount)),
    lists: [CHECK, ACTIVITIES, AWARDS],
    send: async (api, idempotencyKey) => {
      const body = { member_id: memberId, reward_amount: row.reward_amount, id: row.id };
      const claimed = await api.call('POST /api/rechargerebate/claim', { body }, { idempotencyKey });
      await bringReward(api, claimed.data.amount);
      return claimed;
    },
    isDone: async (api) =>
      (await api.call(CHECK, { body: {} })).data.some(({ id, is_claimed: is }) => id === row.id && is === 1),
  });
}

/**
 * A recharge of the reward with the site's first way to pay, in the form that the server takes. Should it fail, the server brings the reward
 * by itself a little later: so its failure is no failure of the claim.
 */
export async function bringReward(api: ApiCaller, money: string): Promise<void> {
  try {
    const { data: methods } = await api.call('GET /api/payments/list', { query: {} });
    const [first] = methods;
    // Without a way to pay there is nothing to start.
    if (!first) return;
    const body = { money, payment_type: first.type, payment_id: 0, bank_code: 'NA' };
    await api.call('POST /api/recharge/online', { body });
  } catch {
    // The server settles the claim (A3).
  }
}
