import type { Tx } from '../db/tables.ts';
import { notify } from '../information/notifications.ts';
import { releaseWithdrawal, settleWithdrawal } from '../ledger/withdrawals.ts';
import { type Change, changeWithMoney } from './change.ts';
import { moveOn, type Step } from './store.ts';
import type { Withdrawal } from './tables.ts';

/** A message to the member about the end of a withdrawal. */
interface Message {
  readonly kind: 'withdrawal_rejected' | 'withdrawal_refunded';
  /** As in the texts `withdrawal.cause.…`. */
  readonly cause: string;
}

/**
 * Ends a withdrawal without paying it: all that it held is the member's again, and they are told.
 *
 * @param withdrawal locked
 * @param message null where the member did it themselves
 * Source: R111, R122, A43, I20.
 */
export async function release(
  tx: Tx,
  withdrawal: Withdrawal,
  to: 'rejected' | 'cancelled' | 'refunded',
  { message, ...step }: Step & { readonly message: Message | null },
): Promise<Change> {
  const { site_key: siteKey, member_id: memberId, order_no: withdrawalId, amount_centavos } = withdrawal;
  const { at } = step;
  await releaseWithdrawal(tx, { siteKey, withdrawalId, at, metadata: { order_no: withdrawalId } });
  const ended = await moveOn(tx, withdrawal, to, step);
  if (!message) return changeWithMoney(tx, ended);
  const details = { amountCentavos: amount_centavos, cause: message.cause };
  const notificationId = await notify(tx, { siteKey, memberId, at, kind: message.kind, details });
  return changeWithMoney(tx, ended, notificationId);
}

/** A payout that the bank has made. */
export interface Payment {
  readonly e2eid: string;
  readonly paidAt: Date;
}

/**
 * Ends a withdrawal that the bank has paid: what it held has left the site, less the fee, which the house keeps.
 *
 * @param withdrawal locked
 * Source: R111, R122, A43, G24, I20.
 */
export async function settle(
  tx: Tx,
  withdrawal: Withdrawal,
  { e2eid, paidAt }: Payment,
  at: Date,
): Promise<Change> {
  const { site_key: siteKey, member_id: memberId, order_no: withdrawalId } = withdrawal;
  const { amount_centavos: amountCentavos, fee_centavos: feeCentavos } = withdrawal;
  const metadata = { order_no: withdrawalId, e2eid };
  await settleWithdrawal(tx, { siteKey, withdrawalId, feeCentavos, at, eventAt: paidAt, metadata });
  const paid = await moveOn(tx, withdrawal, 'paid', {
    actor: 'bank',
    at,
    change: { e2eid, paid_at: paidAt },
  });
  const details = { amountCentavos: amountCentavos - feeCentavos };
  const notificationId = await notify(tx, { siteKey, memberId, at, kind: 'withdrawal_paid', details });
  return { withdrawal: paid, balances: null, notificationId };
}
