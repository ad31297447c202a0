import type { RejectionReason } from '@mosaico/shared/api';
import type { Tx } from '../db/tables.ts';
import { holdWithdrawal } from '../ledger/withdrawals.ts';
import type { MemberKey } from '../members/tables.ts';
import type { PayoutFailure } from '../providers/payment/payout-provider.ts';
import type { Random } from '../runtime/random.ts';
import { release, settle } from './endings.ts';
import { feeOf } from './limits.ts';
import { insertWithdrawal, moveOn, newOrderNo } from './store.ts';
import type { Withdrawal } from './tables.ts';
import { causeOf } from './wire.ts';

/** A withdrawal of the past: to the member's own CPF, through every state up to its end. */
export interface SeededWithdrawal {
  readonly at: Date;
  readonly amountCentavos: number;
  /** How many others of its day had been made. */
  readonly madeBefore: number;
  readonly end:
    | { readonly status: 'paid'; readonly e2eid: string }
    | { readonly status: 'cancelled' }
    | { readonly status: 'rejected'; readonly reason: RejectionReason }
    | { readonly status: 'refunded'; readonly reason: PayoutFailure };
}

const REVIEWED_AFTER_MS = 4 * 60_000;
const ENDED_AFTER_MS = 5 * 60_000;

/**
 * Writes a withdrawal of the past by the steps that every withdrawal takes, with their entries in the ledger and their messages.
 * What it takes has to be in the member's cash.
 */
export async function seedWithdrawal(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  seeded: SeededWithdrawal,
  random: Random,
): Promise<void> {
  const { at, amountCentavos, madeBefore } = seeded;
  const { cpf, realname } = await tx
    .selectFrom('members')
    .select(['cpf', 'realname'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const orderNo = newOrderNo(at, random);
  const metadata = { order_no: orderNo };
  await holdWithdrawal(tx, { siteKey, memberId, withdrawalId: orderNo, amountCentavos, at, metadata });
  const withdrawal = await insertWithdrawal(tx, {
    site_key: siteKey,
    order_no: orderNo,
    member_id: memberId,
    pix_type: 'CPF',
    pix_key: cpf,
    owner_name: realname,
    payee_cpf: cpf,
    amount_centavos: amountCentavos,
    fee_centavos: feeOf(amountCentavos, madeBefore),
    remark: '',
    created_at: at,
  });
  await end(tx, withdrawal, seeded);
}

async function end(tx: Tx, withdrawal: Withdrawal, { at: askedAt, end: how }: SeededWithdrawal) {
  const reviewedAt = new Date(askedAt.getTime() + REVIEWED_AFTER_MS);
  const at = new Date(askedAt.getTime() + ENDED_AFTER_MS);
  if (how.status === 'cancelled')
    return release(tx, withdrawal, 'cancelled', { actor: 'member', at, message: null });
  if (how.status === 'rejected')
    return release(tx, withdrawal, 'rejected', {
      actor: 'reviewer',
      at: reviewedAt,
      change: { reason: how.reason, reviewed_at: reviewedAt },
      message: { kind: 'withdrawal_rejected', cause: how.reason },
    });
  const approved = await moveOn(tx, withdrawal, 'approved', {
    actor: 'reviewer',
    at: reviewedAt,
    change: { reviewed_at: reviewedAt },
  });
  const sent = await moveOn(tx, approved, 'processing', { actor: 'bank', at: reviewedAt });
  if (how.status === 'paid') return settle(tx, sent, { e2eid: how.e2eid, paidAt: at }, at);
  const failed = await moveOn(tx, sent, 'failed', { actor: 'bank', at, change: { reason: how.reason } });
  const message = { kind: 'withdrawal_refunded', cause: causeOf(how.reason) } as const;
  return release(tx, failed, 'refunded', { actor: 'bank', at, message });
}
