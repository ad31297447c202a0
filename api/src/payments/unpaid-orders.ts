import { wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../db/transaction.ts';
import type { Tx } from '../db/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { type PaymentProvider, ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import { doAll } from '../runtime/batch.ts';
import { takeDue } from '../runtime/take-due.ts';
import { lockOrderOfCharge, nextCheck, type Order } from './orders.ts';
import type { PaymentProviders } from '../providers/payment/institutions.ts';
import { receivePix } from './receive-pix.ts';
import { acceptedOf } from './untold-of.ts';

const LEASE_MS = 30_000;
/** Pause before a provider that gave no answer is asked again. */
const ASK_AGAIN_MS = 5 * 60_000;
/** How long after the expiry such a provider is still asked: whoever paid in time is credited once it answers. */
const UNANSWERED_MS = 7 * 24 * 60 * 60_000;

/**
 * Looks after orders nobody has paid: asks the provider whether a notice got lost, and ends those whose time is over.
 * An expired order is still looked at for a day, because a late payment is taken that long; longer while the provider does not
 * answer. An order that fails is logged and keeps no other from its turn.
 *
 * @returns how many orders were looked at
 * Source: G11, I21.
 */
export async function checkUnpaidOrders(deps: Deps, providers: PaymentProviders): Promise<number> {
  const due = await dueNow(deps);
  await doAll(
    {
      items: due,
      work: (order) => lookAfter(deps, providers, order),
      failure: 'an unpaid order could not be looked after',
      tell: ({ site_key: site, order_no: order }) => ({ site, order }),
    },
    deps.log,
  );
  return due.length;
}

/** An order whose payments cannot be read or booked ends all the same, and is looked at again soon. */
async function lookAfter(deps: Deps, providers: PaymentProviders, order: Order): Promise<void> {
  let isAsked = false;
  try {
    isAsked = await receiveLost(deps, await providers(order.site_key), order);
  } finally {
    await endOverdue(deps, order, isAsked);
  }
}

function dueNow(deps: Deps): Promise<readonly Order[]> {
  return takeDue(deps, {
    rows: (tx, now) =>
      tx.selectFrom('recharge_orders').selectAll().where('next_check_at', '<=', now).orderBy('next_check_at'),
    postpone: (tx, order, next_check_at) => update(tx, order, { next_check_at }),
    leaseMs: LEASE_MS,
  });
}

/** @returns false when the provider gave no answer: it has to be asked again, though the order may expire before */
async function receiveLost(deps: Deps, provider: PaymentProvider | null, order: Order): Promise<boolean> {
  if (!provider) return true;
  try {
    const payments = await provider.paymentsOf(order.txid);
    const accepted = await acceptedOf(
      deps.db,
      order.site_key,
      payments.map(({ endToEndId }) => endToEndId),
    );
    for (const notice of payments) if (!accepted.has(notice.endToEndId)) await receivePix(deps, notice);
    return true;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return false;
    throw error;
  }
}

/** When to look at an order next: as planned, or soon when nobody knows whether it was paid. */
function nextLook(order: Order, isAsked: boolean, now: Date): Date | null {
  if (isAsked) return nextCheck(order.expires_at, now);
  return now.getTime() < order.expires_at.getTime() + UNANSWERED_MS
    ? new Date(now.getTime() + ASK_AGAIN_MS)
    : null;
}

async function endOverdue(deps: Deps, { site_key, txid }: Order, isAsked: boolean): Promise<void> {
  const { db, clock, memberEvents } = deps;
  const now = clock.now();
  const ended = await transaction(db, async (tx) => {
    const order = await lockOrderOfCharge(tx, site_key, txid);
    if (!order) return null;
    if (order.status === 'paid' || order.status === 'failed') {
      if (order.next_check_at) await update(tx, order, { next_check_at: null });
      return null;
    }
    const next_check_at = nextLook(order, isAsked, now);
    if (order.status === 'expired' || order.expires_at > now) {
      await update(tx, order, { next_check_at });
      return null;
    }
    // An order without a charge could not be paid.
    if (order.status === 'created')
      await update(tx, order, { status: 'failed', failure: 'unavailable', next_check_at: null });
    else await update(tx, order, { status: 'expired', next_check_at });
    return order;
  });
  if (!ended) return;
  const status = ended.status === 'created' ? 'failed' : 'expired';
  const amount = wireFromCentavos(ended.amount_centavos);
  memberEvents.publish(ended.member_id, {
    type: 'recharge',
    order_no: ended.order_no,
    amount,
    status,
    at: now.toISOString(),
  });
}

async function update(
  tx: Tx,
  order: Order,
  change: Partial<Pick<Order, 'status' | 'failure' | 'next_check_at'>>,
): Promise<void> {
  await tx
    .updateTable('recharge_orders')
    .set(change)
    .where('site_key', '=', order.site_key)
    .where('order_no', '=', order.order_no)
    .execute();
}
