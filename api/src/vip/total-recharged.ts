import { sql } from 'kysely';
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
  const row = await db
    .with('moved', (cte) =>
      cte
        .selectFrom('ledger_accounts as purse')
        .innerJoin('ledger_lines as credit', 'credit.account_id', 'purse.id')
        .select('credit.entry_id')
        .distinct()
        .where('purse.site_key', '=', siteKey)
        .where('purse.member_id', '=', memberId)
        // What is taken back of a member without cash leaves the disputed purse alone.
        .where('purse.kind', 'in', ['member_cash', 'member_disputed'])
        .where(isDeposit),
    )
    .selectFrom('moved')
    .innerJoin('ledger_lines as paid', 'paid.entry_id', 'moved.entry_id')
    .innerJoin('ledger_accounts as psp', 'psp.id', 'paid.account_id')
    .select((row) => row.fn.sum<string>('paid.amount_centavos').as('total'))
    .where('psp.name', '=', 'external:psp')
    .executeTakeFirst();
  // Money that comes in leaves the outside world's account.
  return -Number(row?.total ?? 0) || 0;
}
