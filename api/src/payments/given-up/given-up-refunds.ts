import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Selectable } from 'kysely';
import { onPage, type Page } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import type { PaymentTables, RefundStatus } from '../tables.ts';

type Listed = Data<'GET /api/operator/refunds'>['list'][number];

/** Received Pix of a site that go back, the oldest first. */
export async function refundsOf(
  db: Db,
  { siteKey, status, ...page }: Page & { readonly siteKey: string; readonly status: RefundStatus },
): Promise<{ list: Listed[]; total: number }> {
  const query = db
    .selectFrom('pix_payments')
    .where('site_key', '=', siteKey)
    .where('refund_status', '=', status);
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('received_at')
    .orderBy('e2eid')
    .$call((ordered) => onPage(ordered, page))
    .execute();
  return { list: rows.map(refundToWire), total: Number(total) };
}

/** What an operator decides about a refund that was given up. */
export interface RefundDecision {
  readonly siteKey: string;
  readonly e2eid: string;
  /** `retry`: the bank is asked once more; `done`: the money was sent back by hand. */
  readonly decision: 'retry' | 'done';
  readonly operator: string;
  readonly note: string;
  readonly at: Date;
}

/**
 * Decides about a refund that was given up. The refusals are not set back: they name the next attempt at the bank.
 *
 * Side effects: who decided is written down; `done` books the money out of suspense.
 * @throws DomainError not_found, refund_not_given_up
 * Source: G12, I26.
 */
export async function decideRefund(db: Db, request: RefundDecision): Promise<Listed> {
  const { siteKey, e2eid, decision, operator, note, at } = request;
  return transaction(
    db,
    async (tx) => {
      const found = await tx
        .selectFrom('pix_payments')
        .select('refund_status')
        .where('site_key', '=', siteKey)
        .where('e2eid', '=', e2eid)
        .forUpdate()
        .executeTakeFirst();
      if (!found?.refund_status) throw new DomainError('not_found');
      if (found.refund_status !== 'failed') throw new DomainError('refund_not_given_up');
      await tx
        .insertInto('refund_decisions')
        .values({ site_key: siteKey, e2eid, decision, at, operator, note })
        .execute();
      const decided = await tx
        .updateTable('pix_payments')
        .set({
          refund_status: decision === 'done' ? 'done' : 'requested',
          refund_at: at,
          ...(decision === 'retry' && { refund_attempts: 0 }),
        })
        .where('site_key', '=', siteKey)
        .where('e2eid', '=', e2eid)
        .returningAll()
        .executeTakeFirstOrThrow();
      return refundToWire(decided);
    },
    'money',
  );
}

/**
 * Has the provider asked about an order at the next round of the job for unpaid orders, whatever its state.
 *
 * @throws DomainError not_found, also for an order that never got its charge
 * Source: G12, I21.
 */
export async function askAboutOrder(
  db: Db,
  { siteKey, orderNo, at }: { readonly siteKey: string; readonly orderNo: string; readonly at: Date },
): Promise<void> {
  const { numUpdatedRows } = await db
    .lane('writes')
    .updateTable('recharge_orders')
    .set({ next_check_at: at })
    .where('site_key', '=', siteKey)
    .where('order_no', '=', orderNo)
    .where('br_code', '<>', '')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError('not_found');
}

function refundToWire(row: Selectable<PaymentTables['pix_payments']>): Listed {
  return {
    e2eid: row.e2eid,
    status: row.refund_status ?? 'done',
    money: wireFromCentavos(row.amount_centavos),
    reason: row.reason,
    order_no: row.order_no ?? '',
    received_at: row.received_at.toISOString(),
    attempts: row.refund_attempts,
    refusals: row.refund_refusals,
  };
}
