import type { Db } from '../db/tables.ts';
import type { ReceivedMovement } from '../providers/payment/account-statement.ts';

/** What an account has received and nobody has dealt with. */
interface Untold {
  /** With the charge of an order of the site. */
  readonly ofOrders: readonly ReceivedMovement[];
  readonly others: readonly ReceivedMovement[];
}

/**
 * What of a statement has to be taken. What is in the books, has gone back at the bank or was accepted as a difference is dealt with: taken again,
 * it would be sent back a second time. What was paid to the key without an order before it was the site's is not the site's to send back.
 *
 * Source: G12, I26.
 */
export async function untoldOf(
  db: Db,
  siteKey: string,
  received: readonly ReceivedMovement[],
): Promise<Untold> {
  if (received.length === 0) return { ofOrders: [], others: [] };
  const e2eids = received.map(({ e2eid }) => e2eid);
  const [booked, accepted] = [await bookedOf(db, siteKey, e2eids), await acceptedOf(db, siteKey, e2eids)];
  const untold = received.filter(
    ({ e2eid, isReturning }) => !isReturning && !booked.has(e2eid) && !accepted.has(e2eid),
  );
  if (untold.length === 0) return { ofOrders: [], others: [] };
  const txids = await chargesOf(
    db,
    siteKey,
    untold.map(({ notice }) => notice.txid),
  );
  const since = await receiverSince(db, siteKey);
  return {
    ofOrders: untold.filter(({ notice }) => txids.has(notice.txid)),
    others: untold.filter(({ notice, paidAt }) => !txids.has(notice.txid) && paidAt >= since),
  };
}

/** A deposit that stands in the ledger without its Pix is money that a member has: it must never go back as unknown. */
async function bookedOf(db: Db, siteKey: string, e2eids: readonly string[]): Promise<ReadonlySet<string>> {
  const payments = await db
    .selectFrom('pix_payments')
    .select('e2eid')
    .where('site_key', '=', siteKey)
    .where('e2eid', 'in', e2eids)
    .execute();
  const entries = await db
    .selectFrom('ledger_entries')
    .select('idempotency_key')
    .where('site_key', '=', siteKey)
    .where(
      'idempotency_key',
      'in',
      e2eids.map((e2eid) => `deposit:${e2eid}`),
    )
    .execute();
  return new Set([
    ...payments.map(({ e2eid }) => e2eid),
    ...entries.map(({ idempotency_key }) => idempotency_key.slice('deposit:'.length)),
  ]);
}

/** Which of these Pix an operator has put right by hand. They are left alone. */
export async function acceptedOf(
  db: Db,
  siteKey: string,
  e2eids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (e2eids.length === 0) return new Set();
  const differences = await db
    .selectFrom('reconciliation_differences')
    .select('reference')
    .where('site_key', '=', siteKey)
    .where('kind', '=', 'received')
    .where('reference', 'in', e2eids)
    .where('accepted_at', 'is not', null)
    .execute();
  return new Set(differences.map(({ reference }) => reference));
}

async function chargesOf(db: Db, siteKey: string, txids: readonly string[]): Promise<ReadonlySet<string>> {
  const orders = await db
    .selectFrom('recharge_orders')
    .select('txid')
    .where('site_key', '=', siteKey)
    .where('txid', 'in', txids)
    .execute();
  return new Set(orders.map(({ txid }) => txid));
}

async function receiverSince(db: Db, siteKey: string): Promise<Date> {
  const { since } = await db
    .selectFrom('pix_receivers')
    .select('since')
    .where('site_key', '=', siteKey)
    .executeTakeFirstOrThrow();
  return since;
}
