import type { Tx } from '../db/tables.ts';
import { notify } from '../information/notifications.ts';
import { deposit } from '../ledger/deposits.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Random } from '../runtime/random.ts';
import { insertOrder } from './orders.ts';
import { SEEDED_METHOD } from './seed.ts';

/** A deposit of the past. */
export interface SeededDeposit {
  readonly at: Date;
  readonly amountCentavos: number;
  readonly end: 'paid' | 'expired';
}

const LIFETIME_MS = 30 * 60_000;
const PAID_AFTER_MS = 45_000;

/**
 * Writes a deposit of the past as it would have been made and, if it was paid, credited. It asks for no wagering: what its money was
 * played for is not seeded, and a withdrawal has to be possible.
 *
 * Side effects: order; ledger entry and notification of one that was paid.
 */
export async function seedDeposit(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  { at, amountCentavos, end }: SeededDeposit,
  random: Random,
): Promise<void> {
  const { order_no } = await insertOrder(
    tx,
    {
      site_key: siteKey,
      member_id: memberId,
      payment_id: SEEDED_METHOD.id,
      payment_type: SEEDED_METHOD.type,
      amount_centavos: amountCentavos,
      fee_centavos: 0,
      turnover_centavos: 0,
      created_at: at,
      expires_at: new Date(at.getTime() + LIFETIME_MS),
      remark: '',
      attach: '',
      bank_code: '',
    },
    random,
  );
  const paidAt = end === 'paid' ? new Date(at.getTime() + PAID_AFTER_MS) : null;
  const e2eid = paidAt ? seededE2eid(paidAt, random) : '';
  await tx
    .updateTable('recharge_orders')
    .set({ status: end, e2eid, paid_at: paidAt, next_check_at: null })
    .where('site_key', '=', siteKey)
    .where('order_no', '=', order_no)
    .execute();
  if (!paidAt) return;
  await deposit(tx, {
    siteKey,
    memberId,
    amountCentavos,
    at: paidAt,
    idempotencyKey: `deposit:${e2eid}`,
    metadata: { order_no, e2eid },
  });
  await notify(tx, { siteKey, memberId, kind: 'deposit_paid', details: { amountCentavos }, at: paidAt });
}

/** An end-to-end id as a bank gives one. */
export function seededE2eid(at: Date, random: Random): string {
  const minute = at.toISOString().replace(/\D/g, '').slice(0, 12);
  return `E99999004${minute}${random.bytes(6).toString('hex').slice(0, 11)}`;
}
