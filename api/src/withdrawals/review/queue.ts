import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { WithdrawalStatus } from '@mosaico/shared/rules';
import { onPage, type Page } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { Caller } from '../../http/route.ts';
import { totalRechargedCentavos } from '../../vip/total-recharged.ts';
import { eventsOf } from '../store.ts';
import type { Withdrawal } from '../tables.ts';
import { recordToWire } from '../wire.ts';
import { approvalsNeeded } from './four-eyes.ts';

type Shown = Data<'GET /api/operator/withdrawals/show'>;
type Reviewed = Shown['withdrawal'];

/** Who looks, and when. */
interface Viewer {
  readonly caller: Pick<Caller, 't'>;
  readonly at: Date;
}

/** Withdrawals of a site in a state, the oldest first. Source: R122, R123. */
export async function queueOf(
  db: Db,
  { siteKey, status, ...page }: Page & { readonly siteKey: string; readonly status: WithdrawalStatus },
  viewer: Viewer,
): Promise<{ list: Reviewed[]; total: number }> {
  const query = db.selectFrom('withdrawals').where('site_key', '=', siteKey).where('status', '=', status);
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .$call((ordered) => onPage(ordered, page))
    .execute();
  return { list: await Promise.all(rows.map((row) => reviewedOf(db, row, viewer))), total: Number(total) };
}

/** One withdrawal with everything that was done to it. @throws DomainError not_found */
export async function showWithdrawal(
  db: Db,
  siteKey: string,
  orderNo: string,
  viewer: Viewer,
): Promise<Shown> {
  const found = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  const events = await eventsOf(db, found);
  return {
    withdrawal: await reviewedOf(db, found, viewer),
    member_deposited: wireFromCentavos(await totalRechargedCentavos(db, siteKey, found.member_id)),
    member_withdrawn: wireFromCentavos(await totalWithdrawnCentavos(db, found)),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

/** A withdrawal as its reviewers see it; the key is masked for them too. */
export async function reviewedOf(db: Db, withdrawal: Withdrawal, { caller, at }: Viewer): Promise<Reviewed> {
  const { can_cancel: _, status_text: __, ...record } = recordToWire(withdrawal, caller);
  const { account } = await db
    .selectFrom('members')
    .select('account')
    .where('site_key', '=', withdrawal.site_key)
    .where('id', '=', withdrawal.member_id)
    .executeTakeFirstOrThrow();
  const events = await eventsOf(db, withdrawal);
  return {
    ...record,
    member_id: withdrawal.member_id,
    member_name: account,
    owner_name: withdrawal.owner_name,
    remark: withdrawal.remark,
    age_seconds: Math.max(0, Math.floor((at.getTime() - withdrawal.created_at.getTime()) / 1_000)),
    approvals_needed: await approvalsNeeded(db, withdrawal),
    approved_by: events
      .filter(({ status }) => status === 'approval' || status === 'approved')
      .map(({ actor }) => actor.replace('operator:', '')),
  };
}

/** What was paid out to the member over a lifetime, fees included. */
async function totalWithdrawnCentavos(
  db: Db,
  { site_key, member_id }: Pick<Withdrawal, 'site_key' | 'member_id'>,
): Promise<number> {
  const { total } = await db
    .selectFrom('withdrawals')
    .select((select) => select.fn.sum<string>('amount_centavos').as('total'))
    .where('site_key', '=', site_key)
    .where('member_id', '=', member_id)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
