import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';

export interface Recharge {
  readonly orderNo: string;
  /** Zero when it was taken back. */
  readonly centavos: number;
  readonly paidAt: Date;
}

/** The member's first paid recharge; null when there is none. */
export async function firstRecharge(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<Recharge | null> {
  const first = await db
    .selectFrom('recharge_orders')
    .leftJoin('pix_payments', (join) =>
      join
        .onRef('pix_payments.site_key', '=', 'recharge_orders.site_key')
        .onRef('pix_payments.e2eid', '=', 'recharge_orders.e2eid'),
    )
    .select([
      'recharge_orders.order_no',
      'recharge_orders.amount_centavos',
      'recharge_orders.paid_at',
      'pix_payments.reason',
    ])
    .where('recharge_orders.site_key', '=', siteKey)
    .where('recharge_orders.member_id', '=', memberId)
    .where('recharge_orders.status', '=', 'paid')
    .orderBy('recharge_orders.paid_at')
    .orderBy('recharge_orders.id')
    .limit(1)
    .executeTakeFirst();
  if (!first?.paid_at) return null;
  const { order_no: orderNo, amount_centavos: centavos, paid_at: paidAt, reason } = first;
  return { orderNo, centavos: reason === 'contested' ? 0 : centavos, paidAt };
}

/** What a member has asked to withdraw from an instant on, in centavos, without what has come back to them. */
export async function withdrawnSince(
  db: Db | Tx,
  { siteKey, memberId }: MemberKey,
  from: Date,
): Promise<number> {
  const { centavos } = await db
    .selectFrom('withdrawals')
    .select(sql<number>`coalesce(sum(amount_centavos), 0)::bigint`.as('centavos'))
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('created_at', '>=', from)
    .where('status', 'not in', ['rejected', 'cancelled', 'failed', 'refunded'])
    .executeTakeFirstOrThrow();
  return centavos;
}
