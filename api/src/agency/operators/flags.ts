import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { sql } from 'kysely';
import type { Page } from '../../db/page.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { credit, lockPurses } from '../commissions/credit.ts';
import { COMES_FROM_FLAGGED, IS_HELD, STANDS_AGAINST } from '../commissions/held.ts';

type Flag = Data<'GET /api/operator/agency/flags'>['list'][number];

interface FlagRow extends Omit<Flag, 'held' | 'flagged_at'> {
  readonly held: number;
  readonly flagged_at: Date;
}

/** Flags of a site, the oldest first. Source: G38. */
export async function flagsOf(
  db: Db,
  { siteKey, status, page, limit }: Page & { readonly siteKey: string; readonly status: Flag['status'] },
): Promise<{ readonly list: readonly Flag[]; readonly total: number }> {
  const isOpen = sql`flag.cleared_at is ${status === 'open' ? sql`null` : sql`not null`}`;
  const rows = await rowsWhere(db, siteKey, sql`${isOpen}`, sql`limit ${limit} offset ${(page - 1) * limit}`);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from agency_flags flag
    where flag.site_key = ${siteKey} and ${isOpen}`.execute(db);
  return { list: rows, total: counted[0]?.total ?? 0 };
}

/** Which flag, and who says why it is in order. */
export interface Clearing {
  readonly siteKey: string;
  readonly id: number;
  readonly operator: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Clears a flag. Commissions that were held, and that no other flag stands against, are credited to the agent.
 *
 * @throws DomainError not_found, flag_cleared
 * Source: G38.
 */
export async function clearFlag(tx: Tx, { siteKey, id, operator, reason, at }: Clearing): Promise<Flag> {
  const flag = await tx
    .selectFrom('agency_flags')
    .select('agent_id')
    .where('site_key', '=', siteKey)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!flag) throw new DomainError('not_found');
  const { agent_id: agentId } = flag;
  await lockPurses(tx, siteKey, agentId);
  const cleared = await tx
    .updateTable('agency_flags')
    .set({ cleared_at: at, cleared_by: operator, reason })
    .where('id', '=', id)
    .where('cleared_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!cleared) throw new DomainError('flag_cleared');
  await creditCleared(tx, { siteKey, agentId, at, idempotencyKey: `agency_cleared:${id}` });
  const [row] = await rowsWhere(tx, siteKey, sql`flag.id = ${id}`, sql``);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** What no flag stands against any more. */
async function creditCleared(tx: Tx, frame: Parameters<typeof credit>[1]): Promise<void> {
  const { siteKey, agentId, at } = frame;
  const { rows } = await sql<{ readonly amount_centavos: number }>`
    update agency_commissions commission set credited_at = ${at}
    where commission.site_key = ${siteKey} and commission.agent_id = ${agentId}
      and commission.credited_at is null and commission.revoked_at is null and not ${COMES_FROM_FLAGGED}
    returning commission.amount_centavos`.execute(tx);
  await credit(tx, frame, rows);
}

type Sql = ReturnType<typeof sql>;

async function rowsWhere(db: Db | Tx, siteKey: string, which: Sql, some: Sql): Promise<readonly Flag[]> {
  const { rows } = await sql<FlagRow>`
    select flag.id, case when flag.cleared_at is null then 'open' else 'cleared' end as status, flag.cause,
      flag.agent_id, agent.account as agent_name, flag.member_id, member.account as member_name,
      flag.other_id, other.account as other_name, flag.flagged_at, flag.cleared_by, flag.reason,
      (select coalesce(sum(amount_centavos), 0)::bigint from agency_commissions commission where ${STANDS_AGAINST} and ${IS_HELD}) as held
    from agency_flags flag
    join members agent on agent.site_key = flag.site_key and agent.id = flag.agent_id
    join members member on member.site_key = flag.site_key and member.id = flag.member_id
    join members other on other.site_key = flag.site_key and other.id = flag.other_id
    where flag.site_key = ${siteKey} and ${which} order by flag.id ${some}`.execute(db);
  return rows.map((row) => ({
    ...row,
    held: wireFromCentavos(row.held),
    flagged_at: row.flagged_at.toISOString(),
  }));
}
