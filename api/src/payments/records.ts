import { startOfPeriod } from '@mosaico/shared/rules';
import { newestRows } from '../db/page.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Db, Tables } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { RecordFilter } from '../http/record-filter.ts';
import type { Contested, Order } from './orders.ts';
import type { Depositor } from './start-deposit.ts';

/** A deposit as its member sees it. */
export type RechargeRecord = Order & Contested;

/**
 * Deposits of a member, newest first. `not_reviewed` are those that still wait for their money, `reviewed` all others. An order
 * that never got its charge is not a deposit yet and stays out.
 * Source: R197, R124, R125, G28.
 */
export async function rechargeRecords(
  db: Db,
  filter: RecordFilter & Depositor,
  now: Date,
): Promise<{ list: RechargeRecord[]; total: number; next: string | null }> {
  let query = db
    .selectFrom('recharge_orders')
    .where('site_key', '=', filter.siteKey)
    .where('member_id', '=', filter.memberId)
    .where('status', '<>', 'created')
    .where('failure', '<>', 'unavailable');
  if (filter.period) query = query.where('created_at', '>=', startOfPeriod(filter.period, now));
  if (filter.status === 'not_reviewed')
    query = query.where('status', '=', 'pending').where('expires_at', '>', now);
  if (filter.status === 'reviewed')
    query = query.where((where) =>
      where.or([where('status', '<>', 'pending'), where('expires_at', '<=', now)]),
    );
  const { rows: list, ...about } = await newestRows(query.selectAll().select(contestationOf), filter, {
    at: 'created_at',
    id: 'id',
    of: ({ created_at: at, id }) => ({ at, id }),
  });
  return { list, ...about };
}

/** One deposit of a member. @throws DomainError not_found, also for another member's (G10) */
export async function rechargeRecord(
  db: Db,
  { siteKey, memberId }: Depositor,
  orderNo: string,
): Promise<RechargeRecord> {
  const order = await db
    .selectFrom('recharge_orders')
    .selectAll()
    .select(contestationOf)
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!order) throw new DomainError('not_found');
  return order;
}

/** Each Pix has at most one contestation that was not released. */
function contestationOf(order: ExpressionBuilder<Tables, 'recharge_orders'>) {
  return order
    .selectFrom('contestations')
    .select('contestations.status')
    .whereRef('contestations.site_key', '=', 'recharge_orders.site_key')
    .whereRef('contestations.e2eid', '=', 'recharge_orders.e2eid')
    .where('contestations.status', '<>', 'released')
    .as('contestation');
}
