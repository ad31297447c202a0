import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { sql } from 'kysely';
import type { Page } from '../../db/page.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { credit, lockPurses } from '../commissions/credit.ts';
import { forfeit } from '../commissions/forfeit.ts';
import { COMES_FROM_FLAGGED, holdFlagged, IS_HELD, STANDS_AGAINST } from '../commissions/held.ts';

type Flag = Data<'GET /api/operator/agency/flags'>['list'][number];

type Sql = ReturnType<typeof sql>;

interface FlagRow extends Omit<Flag, 'held' | 'forfeited' | 'flagged_at'> {
  readonly held: number;
  readonly forfeited: number;
  readonly flagged_at: Date;
}

/** Flags of a site, the oldest first. Source: G38. */
export async function flagsOf(
  db: Db,
  { siteKey, status, page, limit }: Page & { readonly siteKey: string; readonly status: Flag['status'] },
): Promise<{ readonly list: readonly Flag[]; readonly total: number }> {
  const isAsked = IS[status];
  const rows = await rowsWhere(db, siteKey, isAsked, sql`limit ${limit} offset ${(page - 1) * limit}`);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from agency_flags flag
    where flag.site_key = ${siteKey} and ${isAsked}`.execute(db);
  return { list: rows, total: counted[0]?.total ?? 0 };
}

const IS: Readonly<Record<Flag['status'], Sql>> = {
  open: sql`flag.cleared_at is null and flag.confirmed_at is null`,
  cleared: sql`flag.cleared_at is not null`,
  confirmed: sql`flag.confirmed_at is not null`,
};

/** Which flag, who decides it, and why. */
export interface Decision {
  readonly siteKey: string;
  readonly id: number;
  readonly operator: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Clears a flag. Commissions that were held, and that no other flag stands against, are credited to the agent.
 *
 * @throws DomainError not_found, flag_cleared, flag_confirmed
 * Source: G38.
 */
export async function clearFlag(tx: Tx, { siteKey, id, operator, reason, at }: Decision): Promise<Flag> {
  const { agentId } = await openFlag(tx, siteKey, id);
  await tx
    .updateTable('agency_flags')
    .set({ cleared_at: at, cleared_by: operator, reason })
    .where('site_key', '=', siteKey)
    .where('id', '=', id)
    .execute();
  await creditCleared(tx, { siteKey, agentId, at, idempotencyKey: `agency_cleared:${id}` });
  return flagOf(tx, siteKey, id);
}

/**
 * Confirms a flag: the two are one person. What was held for the member is forfeited, what of it is in the agent's purse goes back to the house,
 * and the member brings their agent nothing any more. What was claimed before stays claimed.
 *
 * @throws DomainError not_found, flag_cleared, flag_confirmed
 * Source: G38.
 */
export async function confirmFlag(tx: Tx, { siteKey, id, operator, reason, at }: Decision): Promise<Flag> {
  const { agentId, memberId } = await openFlag(tx, siteKey, id);
  await holdFlagged(tx, { siteKey, memberId: agentId }, at);
  const forfeited_centavos = await forfeit(tx, { siteKey, agentId, memberId, at });
  await tx
    .updateTable('agency_flags')
    .set({ confirmed_at: at, confirmed_by: operator, forfeited_centavos, reason })
    .where('site_key', '=', siteKey)
    .where('id', '=', id)
    .execute();
  // A month without the member may be one that nothing stands against any more.
  await creditCleared(tx, { siteKey, agentId, at, idempotencyKey: `agency_confirmed:${id}` });
  return flagOf(tx, siteKey, id);
}

/** A flag that nobody has decided. The agent's purses are locked, and with them every other decision about the agent's flags. */
async function openFlag(
  tx: Tx,
  siteKey: string,
  id: number,
): Promise<{ readonly agentId: number; readonly memberId: number }> {
  const flags = tx.selectFrom('agency_flags').where('site_key', '=', siteKey).where('id', '=', id);
  const found = await flags.select('agent_id').executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  await lockPurses(tx, siteKey, found.agent_id);
  const flag = await flags
    .select(['member_id', 'cleared_at', 'confirmed_at'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (flag.cleared_at) throw new DomainError('flag_cleared');
  if (flag.confirmed_at) throw new DomainError('flag_confirmed');
  return { agentId: found.agent_id, memberId: flag.member_id };
}

async function flagOf(tx: Tx, siteKey: string, id: number): Promise<Flag> {
  const [row] = await rowsWhere(tx, siteKey, sql`flag.id = ${id}`, sql``);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** What no flag stands against any more. Whose account is deleted has no purse to be paid into: what waited for them stays with the house. */
async function creditCleared(tx: Tx, frame: Parameters<typeof credit>[1]): Promise<void> {
  const { siteKey, agentId, at } = frame;
  if (await isDeleted(tx, siteKey, agentId)) return;
  const { rows } = await sql<{ readonly amount_centavos: number }>`
    update agency_commissions commission set credited_at = ${at}
    where commission.site_key = ${siteKey} and commission.agent_id = ${agentId}
      and commission.credited_at is null and commission.revoked_at is null and not ${COMES_FROM_FLAGGED}
    returning commission.amount_centavos`.execute(tx);
  await credit(tx, frame, rows);
}

/** With the agent's purses locked: a deletion locks them as well, so it comes before this or after it. */
async function isDeleted(tx: Tx, siteKey: string, agentId: number): Promise<boolean> {
  const { deleted_at: deletedAt } = await tx
    .selectFrom('members')
    .select('deleted_at')
    .where('site_key', '=', siteKey)
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return deletedAt !== null;
}

async function rowsWhere(db: Db | Tx, siteKey: string, which: Sql, some: Sql): Promise<readonly Flag[]> {
  const { rows } = await sql<FlagRow>`
    select flag.id, case when ${IS.open} then 'open' when ${IS.cleared} then 'cleared' else 'confirmed' end as status, flag.cause,
      flag.agent_id, agent.account as agent_name, flag.member_id, member.account as member_name,
      flag.other_id, other.account as other_name, flag.round as earlier, flag.flagged_at, flag.cleared_by, flag.confirmed_by, flag.reason,
      flag.forfeited_centavos as forfeited,
      (select coalesce(json_agg(json_build_object('id', further.id, 'name', further.account) order by further.id), '[]')
        from members further where further.site_key = flag.site_key and further.id = any(flag.further_ids)) as further,
      (select coalesce(sum(amount_centavos), 0)::bigint from agency_commissions commission where ${STANDS_AGAINST} and ${IS_HELD}) as held
    from agency_flags flag
    join members agent on agent.site_key = flag.site_key and agent.id = flag.agent_id
    join members member on member.site_key = flag.site_key and member.id = flag.member_id
    join members other on other.site_key = flag.site_key and other.id = flag.other_id
    where flag.site_key = ${siteKey} and ${which} order by flag.id ${some}`.execute(db);
  return rows.map((row) => ({
    ...row,
    held: wireFromCentavos(row.held),
    forfeited: wireFromCentavos(row.forfeited),
    flagged_at: row.flagged_at.toISOString(),
  }));
}
