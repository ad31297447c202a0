import { wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../db/transaction.ts';
import type { Tx } from '../db/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { type PaymentProvider, ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import { lockOrderOfCharge, nextCheck, type Order } from './orders.ts';
import type { PaymentProviders } from './provider.ts';
import { receivePix } from './receive-pix.ts';

const BATCH = 50;
const LEASE_MS = 30_000;

/**
 * Looks after orders nobody has paid: asks the provider whether a notice got lost, and ends those whose time is over.
 * An expired order is still looked at for a day, because a late payment is taken that long.
 *
 * @returns how many orders were looked at
 * Source: G11, I21.
 */
export async function checkUnpaidOrders(deps: Deps, providers: PaymentProviders): Promise<number> {
  const due = await takeDue(deps);
  for (const order of due) {
    await receiveLost(deps, await providers(order.site_key), order);
    await endOverdue(deps, order);
  }
  return due.length;
}

async function takeDue({ db, clock }: Deps): Promise<readonly Order[]> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const due = await tx
      .selectFrom('recharge_orders')
      .selectAll()
      .where('next_check_at', '<=', now)
      .orderBy('next_check_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const order of due) await update(tx, order, { next_check_at: new Date(now.getTime() + LEASE_MS) });
    return due;
  });
}

async function receiveLost(deps: Deps, provider: PaymentProvider | null, order: Order): Promise<void> {
  if (!provider) return;
  try {
    for (const notice of await provider.paymentsOf(order.txid)) await receivePix(deps, notice);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // The provider is asked again at the next check. The order may expire before.
  }
}

async function endOverdue({ db, clock, memberEvents }: Deps, { site_key, txid }: Order): Promise<void> {
  const now = clock.now();
  const ended = await transaction(db, async (tx) => {
    const order = await lockOrderOfCharge(tx, site_key, txid);
    if (!order || order.status === 'paid' || order.status === 'failed') return null;
    const next_check_at = nextCheck(order.expires_at, now);
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
