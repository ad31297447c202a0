import type { ContestationStatus } from '@mosaico/shared/api';
import { saoPauloDay } from '@mosaico/shared/rules';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import type { Random } from '../runtime/random.ts';
import type { Charge } from '../providers/payment/payment-provider.ts';
import { UNDECIDED } from '../payouts/contested.ts';
import type { OrderStatus, PaymentTables } from './tables.ts';

/** One deposit of a member. */
export type Order = Selectable<PaymentTables['recharge_orders']>;
export type NewOrder = Omit<
  Insertable<PaymentTables['recharge_orders']>,
  'order_no' | 'txid' | 'status' | 'next_check_at' | 'paid_at'
>;

/** How the contestation stands of the Pix that paid an order; null where there is none, and after one that was released. */
export interface Contested {
  readonly contestation: ContestationStatus | null;
}

/** How long a code can be paid (G11). */
export const EXPIRY_SECONDS = 1800;

/** When the provider is asked about an order that is not paid, by its distance from the expiry: notices can get lost. */
const CHECKS_MS = [-20 * 60_000, 0, 10 * 60_000, 60 * 60_000, 24 * 60 * 60_000];

/** The next moment at which to ask about an order; null when nothing more can come. */
export function nextCheck(expiresAt: Date, now: Date): Date | null {
  const moments = CHECKS_MS.map((offset) => expiresAt.getTime() + offset);
  const next = moments.find((moment) => moment > now.getTime());
  return next === undefined ? null : new Date(next);
}

/** Writes an order that still has no charge. */
export async function insertOrder(tx: Tx, order: NewOrder, random: Random): Promise<Order> {
  const day = saoPauloDay(order.created_at).slice(2).replaceAll('-', '');
  return tx
    .insertInto('recharge_orders')
    .values({
      ...order,
      order_no: `R${day}${random.bytes(6).toString('hex').toUpperCase()}`,
      txid: random.uuid().replaceAll('-', ''),
      status: 'created',
      paid_at: null,
      next_check_at: nextCheck(order.expires_at, order.created_at),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives an order its charge; an order that has gone on meanwhile stays as it is. @returns the order as it is now */
export async function attachCharge(db: Db, order: Order, charge: Charge, now: Date): Promise<Order> {
  const attached = await db
    .lane('writes')
    .updateTable('recharge_orders')
    .set({
      status: 'pending',
      br_code: charge.brCode,
      payment_page: charge.paymentPage,
      expires_at: charge.expiresAt,
      next_check_at: nextCheck(charge.expiresAt, now),
    })
    .where('site_key', '=', order.site_key)
    .where('order_no', '=', order.order_no)
    .where('status', '=', 'created')
    .returningAll()
    .executeTakeFirst();
  return attached ?? orderByNumber(db, order.site_key, order.order_no);
}

/** An order that is known to exist. */
export async function orderByNumber(db: Db | Tx, siteKey: string, orderNo: string): Promise<Order> {
  return db
    .selectFrom('recharge_orders')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
}

/** The order of a charge, locked until the transaction ends. */
export async function lockOrderOfCharge(tx: Tx, siteKey: string, txid: string): Promise<Order | undefined> {
  return tx
    .selectFrom('recharge_orders')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('txid', '=', txid)
    .forUpdate()
    .executeTakeFirst();
}

/** The state to show: a code that cannot be paid any more is expired, also before the job has said so. Source: G11. */
export function statusAt(
  order: Pick<Order, 'status' | 'expires_at'> & Partial<Contested>,
  now: Date,
): Exclude<OrderStatus, 'created'> | 'disputed' | 'reversed' {
  if (order.status === 'created') return 'pending';
  if (order.contestation) return isUndecided(order.contestation) ? 'disputed' : 'reversed';
  return order.status === 'pending' && order.expires_at <= now ? 'expired' : order.status;
}

const isUndecided = (status: ContestationStatus) => UNDECIDED.some((undecided) => undecided === status);
