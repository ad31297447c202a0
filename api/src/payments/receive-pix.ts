import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../db/transaction.ts';
import type { Tx } from '../db/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { addTurnoverRequirement } from '../turnover/turnover.ts';
import type { ReturnReason } from '../information/notification-kinds.ts';
import { notify } from '../information/notifications.ts';
import { memberBalances } from '../ledger/balances.ts';
import { deposit } from '../ledger/deposits.ts';
import { lockPurses } from '../ledger/withdrawals.ts';
import type { PixNotice } from '../providers/payment/pix-wire.ts';
import { judgePix, type ReceivedPix } from './judge-pix.ts';
import { lockOrderOfCharge, type Order } from './orders.ts';
import { hasPaymentProvider, NO_SITE } from '../providers/payment/institutions.ts';
import type { Refusal } from './tables.ts';

/** A notice for a site that has no payment institution: nobody can have been paid there, whoever signs it. */
export class NobodyToPay extends Error {
  override readonly name = 'NobodyToPay';
  readonly statusCode = 403;
}

/** What a notice changed, for the member's open tabs. */
interface Change {
  readonly order: Order;
  readonly isCredited: boolean;
}

/** What became of a Pix that belongs to a member's order. */
interface Outcome {
  /** Null when the order stays as it was: its money goes back all the same. */
  readonly change: Change | null;
  readonly memberId: number;
  readonly notificationId: number;
}

/**
 * Takes a notice of a received Pix: credits the deposit it pays, or has it given back. Each Pix counts once, by its end-to-end
 * id, however often and in whatever order notices come.
 *
 * Side effects: ledger deposit, turnover requirement, order state, refund order, notification of the member; after the
 * commit, events for the member's open tabs.
 *
 * @throws NobodyToPay for a site without a payment institution; nothing is written
 * Source: R196, G11, G12, G13, G16, I21.
 */
export async function receivePix(deps: Deps, notice: PixNotice): Promise<void> {
  const { db, clock, config, memberEvents } = deps;
  const now = clock.now();
  const outcome = await transaction(
    db,
    async (tx) => {
      const siteKey = await siteOfKey(tx, notice.chave);
      if (!(await hasPaymentProvider(tx, config, siteKey))) throw new NobodyToPay(`site ${siteKey}`);
      return take(tx, siteKey, notice, now);
    },
    'money',
  );
  if (!outcome) return;
  const { change, memberId, notificationId } = outcome;
  const at = now.toISOString();
  if (change) tell(memberEvents, change.order, at);
  if (change?.isCredited) await tellBalance(deps, change.order, at);
  memberEvents.publish(memberId, { type: 'notification', id: notificationId, at });
}

function tell(memberEvents: Deps['memberEvents'], order: Order, at: string): void {
  const status = order.status === 'created' ? 'pending' : order.status;
  memberEvents.publish(order.member_id, {
    type: 'recharge',
    order_no: order.order_no,
    amount: wireFromCentavos(order.amount_centavos),
    status,
    at,
  });
}

/** As it is now: the deposit is in it, and perhaps a bet that was faster. */
async function tellBalance({ db, memberEvents }: Deps, order: Order, at: string): Promise<void> {
  const { visibleCentavos, version } = await memberBalances(db, order.site_key, order.member_id);
  memberEvents.publish(order.member_id, {
    type: 'balance',
    balance: wireFromCentavos(visibleCentavos),
    version,
    at,
  });
}

async function take(tx: Tx, siteKey: string, notice: PixNotice, now: Date): Promise<Outcome | null> {
  const order = (await lockOrderOfCharge(tx, siteKey, notice.txid)) ?? null;
  const pix = {
    amountCentavos: centavosFromWire(notice.valor),
    paidAt: new Date(notice.horario),
    payerCpf: notice.pagador?.cpf ?? null,
  };
  const refusal = judgePix(order, pix, order?.cpf ?? null);
  const isNew = await record(tx, { siteKey, notice, pix, order, refusal, now });
  if (!isNew || !order || refusal === 'unknown_charge') return null;
  const credited = refusal ? null : await prepareCredit(tx, order, { notice, pix, now });
  const change = refusal ? await refuse(tx, order, refusal) : credited;
  const notificationId = await report(tx, order, { pix, refusal, now });
  // Last: `external:psp` is locked from here to the commit, and every deposit of the site needs it.
  if (credited) await post(tx, order, { notice, pix, now });
  return { change, memberId: order.member_id, notificationId };
}

interface Recorded {
  readonly siteKey: string;
  readonly notice: PixNotice;
  readonly pix: ReceivedPix;
  readonly order: Order | null;
  readonly refusal: Refusal | null;
  readonly now: Date;
}

/** @returns false when this Pix is already known: nothing more may happen then */
async function record(tx: Tx, { siteKey, notice, pix, order, refusal, now }: Recorded): Promise<boolean> {
  const inserted = await tx
    .insertInto('pix_payments')
    .values({
      site_key: siteKey,
      e2eid: notice.endToEndId,
      txid: notice.txid,
      order_no: order?.order_no ?? null,
      amount_centavos: pix.amountCentavos,
      outcome: refusal ? 'refunded' : 'credited',
      reason: refusal ?? '',
      paid_at: pix.paidAt,
      received_at: now,
      refund_status: refusal ? 'requested' : null,
      refund_at: refusal ? now : null,
    })
    .onConflict((conflict) => conflict.columns(['site_key', 'e2eid']).doNothing())
    .returning('e2eid')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** All of a credit but its entry. The member's purses are locked before the turnover, as bets do it. */
async function prepareCredit(
  tx: Tx,
  order: Order,
  { notice, pix, now }: Pick<Recorded, 'notice' | 'pix' | 'now'>,
): Promise<Change> {
  const { site_key: siteKey, member_id: memberId } = order;
  await lockPurses(tx, siteKey, memberId);
  if (order.turnover_centavos > 0)
    await addTurnoverRequirement(tx, { siteKey, memberId, amountCentavos: order.turnover_centavos, at: now });
  const paid = await settle(tx, order, { status: 'paid', e2eid: notice.endToEndId, paid_at: pix.paidAt });
  return { order: paid, isCredited: true };
}

async function post(
  tx: Tx,
  order: Order,
  { notice, pix, now }: Pick<Recorded, 'notice' | 'pix' | 'now'>,
): Promise<void> {
  const { site_key: siteKey, member_id: memberId, amount_centavos: amountCentavos } = order;
  await deposit(tx, {
    siteKey,
    memberId,
    amountCentavos,
    feeCentavos: order.fee_centavos,
    at: now,
    eventAt: pix.paidAt,
    idempotencyKey: `deposit:${notice.endToEndId}`,
    metadata: { order_no: order.order_no, e2eid: notice.endToEndId },
  });
}

/** An order that waits for its money fails; one that is over stays as it is, its money goes back all the same. */
async function refuse(tx: Tx, order: Order, failure: Refusal): Promise<Change | null> {
  const isWrong = failure === 'other_payer' || failure === 'wrong_amount';
  if (!isWrong || order.status === 'expired') return null;
  return { order: await settle(tx, order, { status: 'failed', failure }), isCredited: false };
}

/** Tells the member where their money is (R111). @returns id of the notification */
async function report(
  tx: Tx,
  order: Order,
  { pix, refusal, now }: Pick<Recorded, 'pix' | 'now'> & { readonly refusal: ReturnReason | null },
): Promise<number> {
  const to = { siteKey: order.site_key, memberId: order.member_id, at: now };
  if (refusal) {
    const details = { amountCentavos: pix.amountCentavos, reason: refusal };
    return notify(tx, { ...to, kind: 'deposit_returned', details });
  }
  const amountCentavos = order.amount_centavos - order.fee_centavos;
  return notify(tx, { ...to, kind: 'deposit_paid', details: { amountCentavos } });
}

type Settlement = Partial<Pick<Order, 'status' | 'failure' | 'e2eid' | 'paid_at'>>;

async function settle(tx: Tx, order: Order, settlement: Settlement): Promise<Order> {
  return tx
    .updateTable('recharge_orders')
    .set({ ...settlement, next_check_at: null })
    .where('site_key', '=', order.site_key)
    .where('order_no', '=', order.order_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function siteOfKey(tx: Tx, pixKey: string): Promise<string> {
  const receiver = await tx
    .selectFrom('pix_receivers')
    .select('site_key')
    .where('pix_key', '=', pixKey)
    .executeTakeFirst();
  return receiver?.site_key ?? NO_SITE;
}
