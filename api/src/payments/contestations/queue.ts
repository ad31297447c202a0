import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { onPage, type Page } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { totalRechargedCentavos } from '../../vip/total-recharged.ts';
import { heldCentavos } from './hold.ts';
import { contestationOf } from './store.ts';
import type { StoredContestation } from './tables.ts';

type Shown = Data<'GET /api/operator/contestations/show'>;
type Listed = Shown['contestation'];

/** Contestations of a site in a state, the one that is to be decided first at the top. */
export async function queueOf(
  db: Db,
  {
    siteKey,
    status,
    ...page
  }: Page & { readonly siteKey: string; readonly status: StoredContestation['status'] },
): Promise<{ list: Listed[]; total: number }> {
  const query = db.selectFrom('contestations').where('site_key', '=', siteKey).where('status', '=', status);
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('decide_by')
    .orderBy('id')
    .$call((ordered) => onPage(ordered, page))
    .execute();
  return { list: await Promise.all(rows.map((row) => contestationToWire(db, row))), total: Number(total) };
}

/** One contestation with everything that was done about it. @throws DomainError not_found */
export async function showContestation(db: Db, siteKey: string, number: string): Promise<Shown> {
  const found = await contestationOf(db, siteKey, number);
  const { member_id: memberId } = found;
  const deposited = memberId === null ? 0 : await totalRechargedCentavos(db, siteKey, memberId);
  const balances = memberId === null ? null : await memberBalances(db, siteKey, memberId);
  const events = await db
    .selectFrom('contestation_events')
    .select(['status', 'at', 'actor', 'note'])
    .where('site_key', '=', siteKey)
    .where('contestation_id', '=', found.id)
    .orderBy('id')
    .execute();
  return {
    contestation: await contestationToWire(db, found),
    member_deposited: wireFromCentavos(deposited),
    member_cash: wireFromCentavos(balances?.cashCentavos ?? 0),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

/** A contestation as operators see it. */
export async function contestationToWire(db: Db, contestation: StoredContestation): Promise<Listed> {
  const { site_key: siteKey, e2eid, member_id: memberId } = contestation;
  const { refund_status } = await db
    .selectFrom('pix_payments')
    .select('refund_status')
    .where('site_key', '=', siteKey)
    .where('e2eid', '=', e2eid)
    .executeTakeFirstOrThrow();
  return {
    number: contestation.number,
    status: contestation.status,
    cause: contestation.cause,
    money: wireFromCentavos(contestation.amount_centavos),
    held: wireFromCentavos(heldCentavos(contestation)),
    lacking: wireFromCentavos(contestation.lacking_centavos),
    order_no: contestation.order_no,
    e2eid,
    member_id: memberId,
    member_name: memberId === null ? '' : await accountOf(db, siteKey, memberId),
    opened_at: contestation.opened_at.toISOString(),
    decide_by: contestation.decide_by.toISOString(),
    refund: refund_status ?? 'none',
  };
}

async function accountOf(db: Db, siteKey: string, memberId: number): Promise<string> {
  const { account } = await db
    .selectFrom('members')
    .select('account')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return account;
}
