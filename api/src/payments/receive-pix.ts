import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../db/transaction.ts';
import type { Tx } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { addTurnoverRequirement } from '../games/turnover.ts';
import { memberBalances } from '../ledger/balances.ts';
import { deposit } from '../ledger/deposits.ts';
import type { PixNotice } from '../providers/payment/pix-wire.ts';
import { judgePix, type ReceivedPix } from './judge-pix.ts';
import { lockOrderOfCharge, type Order } from './orders.ts';
import type { Refusal } from './tables.ts';

/** Site of payments whose receiver is none of ours. */
const NO_SITE = '-';

/** What a notice changed, for the member's open tabs. */
interface Change {
  readonly order: Order;
  /** Cash after the credit; null when nothing was credited. */
  readonly cashCentavos: number | null;
}

/**
 * Takes a notice of a received Pix: credits the deposit it pays, or has it given back. Each Pix counts once, by its end-to-end
 * id, however often and in whatever order notices come.
 *
 * Side effects: ledger deposit, turnover requirement, order state, refund order; after the commit, live events.
 * Source: R196, G11, G12, G13, G16, money.md I21.
 */
export async function receivePix({ db, clock, live }: Deps, notice: PixNotice): Promise<void> {
  const now = clock.now();
  const change = await transaction(db, (tx) => take(tx, notice, now));
  if (!change) return;
  const { order, cashCentavos } = change;
  const at = now.toISOString();
  const status = order.status === 'created' ? 'pending' : order.status;
  live.publish(order.member_id, {
    type: 'recharge',
    order_no: order.order_no,
    amount: wireFromCentavos(order.amount_centavos),
    status,
    at,
  });
  if (cashCentavos !== null)
    live.publish(order.member_id, { type: 'balance', balance: wireFromCentavos(cashCentavos), at });
}

async function take(tx: Tx, notice: PixNotice, now: Date): Promise<Change | null> {
  const siteKey = await siteOfKey(tx, notice.chave);
  const order = (await lockOrderOfCharge(tx, siteKey, notice.txid)) ?? null;
  const pix = {
    amountCentavos: centavosFromWire(notice.valor),
    paidAt: new Date(notice.horario),
    payerCpf: notice.pagador?.cpf ?? null,
  };
  const refusal = judgePix(order, pix, order && (await cpfOf(tx, order)));
  const isNew = await record(tx, { siteKey, notice, pix, order, refusal, now });
  if (!isNew || !order) return null;
  if (!refusal) return credit(tx, order, { notice, pix, now });
  return refusal === 'other_payer' || refusal === 'wrong_amount' ? fail(tx, order, refusal) : null;
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

async function credit(
  tx: Tx,
  order: Order,
  { notice, pix, now }: Pick<Recorded, 'notice' | 'pix' | 'now'>,
): Promise<Change> {
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
  await addTurnoverRequirement(tx, { siteKey, memberId, amountCentavos, at: now });
  const paid = await settle(tx, order, { status: 'paid', e2eid: notice.endToEndId, paid_at: pix.paidAt });
  return { order: paid, cashCentavos: (await memberBalances(tx, siteKey, memberId)).cashCentavos };
}

/** An order that waits for its money fails; an expired one stays expired, its money goes back all the same. */
async function fail(tx: Tx, order: Order, failure: Refusal): Promise<Change | null> {
  if (order.status === 'expired') return null;
  return { order: await settle(tx, order, { status: 'failed', failure }), cashCentavos: null };
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

async function cpfOf(tx: Tx, order: Order): Promise<string | null> {
  const member = await tx
    .selectFrom('members')
    .select('cpf')
    .where('site_key', '=', order.site_key)
    .where('id', '=', order.member_id)
    .executeTakeFirst();
  return member?.cpf ?? null;
}
