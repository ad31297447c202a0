import type { Db, Tx } from '../../db/tables.ts';
import type { Withdrawal } from '../tables.ts';

/** How many people have to approve a withdrawal: two above the site's limit. Source: R123. */
export async function approvalsNeeded(
  db: Db | Tx,
  { site_key, amount_centavos }: Pick<Withdrawal, 'site_key' | 'amount_centavos'>,
): Promise<number> {
  const { second_review_centavos: limit } = await db
    .selectFrom('sites')
    .select('second_review_centavos')
    .where('key', '=', site_key)
    .executeTakeFirstOrThrow();
  return amount_centavos > limit ? 2 : 1;
}
