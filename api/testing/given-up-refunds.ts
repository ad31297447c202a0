import type { Deps } from '../src/runtime/deps.ts';

let refunds = 0;

/** A received Pix of R$ 3 that goes back, and that the bank has refused too often. @returns its end-to-end id */
export async function givenUpRefund({ db, clock }: Deps, siteKey: string): Promise<string> {
  refunds += 1;
  const e2eid = `E99999004202611021500D${String(refunds).padStart(10, '0')}`;
  const at = clock.now();
  const received = { site_key: siteKey, e2eid, txid: '', order_no: null, paid_at: at, received_at: at };
  await db
    .insertInto('pix_payments')
    .values({
      ...received,
      amount_centavos: 3_00,
      outcome: 'refunded',
      reason: 'unknown_charge',
      refund_status: 'failed',
      refund_at: at,
    })
    .execute();
  return e2eid;
}

/** The same, about which an operator has decided before. */
export async function decidedRefund(deps: Deps, siteKey: string): Promise<string> {
  const e2eid = await givenUpRefund(deps, siteKey);
  const decision = { decision: 'retry', at: deps.clock.now(), operator: 'ana' } as const;
  await deps.db
    .insertInto('refund_decisions')
    .values({ site_key: siteKey, e2eid, ...decision, note: '' })
    .execute();
  return e2eid;
}
