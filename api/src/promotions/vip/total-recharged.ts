import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';

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
    .selectFrom('ledger_accounts as cash')
    .innerJoin('ledger_lines as credit', 'credit.account_id', 'cash.id')
    .innerJoin('ledger_lines as paid', 'paid.entry_id', 'credit.entry_id')
    .innerJoin('ledger_accounts as psp', 'psp.id', 'paid.account_id')
    .select((row) => row.fn.sum<string>('paid.amount_centavos').as('total'))
    .where('cash.site_key', '=', siteKey)
    .where('cash.member_id', '=', memberId)
    .where('cash.kind', '=', 'member_cash')
    .where(isDeposit)
    .where('psp.name', '=', 'external:psp')
    .executeTakeFirst();
  // Money that comes in leaves the outside world's account.
  return -Number(row?.total ?? 0) || 0;
}
