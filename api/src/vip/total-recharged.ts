import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';

/** Written into the SQL, because with parameters the planner does not see that it can use the partial index of deposits. */
const isDeposit = sql<boolean>`credit.kind in ('deposit', 'deposit_reversal')`;

/**
 * What a member has paid in over a lifetime, in centavos: paid deposits (with their fee), less those taken back after a
 * Pix contestation. Rewards and play money of promotions do not count. Source: G18, A3.
 */
export async function totalRechargedCentavos(
  db: Db | Tx,
  siteKey: string,
  memberId: number,
): Promise<number> {
  const { rows } = await sql<{ readonly total: string | null }>`
    select sum(recharged_centavos) as total from (${rechargesOf(siteKey, memberId)}) recharges`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** What a member has paid in, and what was taken back of it: a query with `entry_id` and `recharged_centavos`, which is below zero for the latter. */
export function rechargesOf(siteKey: string, memberId: number): RawBuilder<unknown> {
  // What is taken back of a member without cash leaves the disputed purse alone. Money that comes in leaves the outside world's account.
  return sql`
    with moved as (
      select distinct credit.entry_id from ledger_accounts purse join ledger_lines credit on credit.account_id = purse.id
      where purse.site_key = ${siteKey} and purse.member_id = ${memberId} and purse.kind in ('member_cash', 'member_disputed')
        and ${isDeposit}
    )
    select moved.entry_id, -paid.amount_centavos as recharged_centavos from moved
    join ledger_lines paid on paid.entry_id = moved.entry_id
    join ledger_accounts psp on psp.id = paid.account_id
    where psp.name = 'external:psp'`;
}
