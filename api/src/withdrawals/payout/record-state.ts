import { transaction } from '../../db/transaction.ts';
import type { PayoutFailure, PayoutState } from '../../providers/payment/payout-provider.ts';
import type { Deps } from '../../runtime/deps.ts';
import { type Change, tellChange } from '../change.ts';
import { release, settle } from '../endings.ts';
import { lockWithdrawal, moveOn } from '../store.ts';
import type { Withdrawal } from '../tables.ts';
import { causeOf } from '../wire.ts';

/**
 * Books how a payout has ended. A payout that is told again, or by two processes at once, is booked once.
 *
 * @param state final; the bank has said it of this withdrawal's payout
 * Source: R122, I20.
 */
export async function recordState(
  deps: Deps,
  withdrawal: Withdrawal,
  state: Exclude<PayoutState, { status: 'processing' }>,
): Promise<void> {
  if (state.status === 'paid') return recordPaid(deps, withdrawal, state);
  const failed = await recordFailed(deps, withdrawal, state.reason);
  if (failed) await returnFailed(deps, failed);
}

/** Gives the money of a failed withdrawal back. It is a step of its own, so that a job can do it when this process ends before. */
export async function returnFailed(deps: Deps, { site_key, order_no }: Withdrawal): Promise<void> {
  const at = deps.clock.now();
  const change = await transaction(
    deps.db,
    async (tx) => {
      const found = await lockWithdrawal(tx, site_key, order_no);
      if (found.status !== 'failed') return null;
      const message = { kind: 'withdrawal_refunded', cause: causeOf(found.reason) } as const;
      return release(tx, found, 'refunded', { actor: 'bank', at, message });
    },
    'money',
  );
  if (change) tellChange(deps, change);
}

async function recordPaid(
  deps: Deps,
  { site_key, order_no }: Withdrawal,
  payment: Parameters<typeof settle>[2],
): Promise<void> {
  const at = deps.clock.now();
  const change = await transaction(
    deps.db,
    async (tx) => {
      const found = await lockWithdrawal(tx, site_key, order_no);
      return found.status === 'processing' ? settle(tx, found, payment, at) : null;
    },
    'money',
  );
  if (change) tellChange(deps, change);
}

async function recordFailed(
  deps: Deps,
  { site_key: site, order_no: order }: Withdrawal,
  reason: PayoutFailure,
): Promise<Withdrawal | null> {
  const at = deps.clock.now();
  const change = await transaction(deps.db, async (tx): Promise<Change | null> => {
    const found = await lockWithdrawal(tx, site, order);
    if (found.status !== 'processing') return null;
    const step = { actor: 'bank', at, change: { reason, next_step_at: at } } as const;
    return { withdrawal: await moveOn(tx, found, 'failed', step), balances: null, notificationId: null };
  });
  if (!change) return null;
  tellChange(deps, change);
  if (reason === 'insufficient_balance')
    deps.log.error({ site, order }, 'a payout failed: the account at the bank has not enough money');
  return change.withdrawal;
}
