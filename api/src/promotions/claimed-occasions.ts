import type { Db, Tx } from '../db/tables.ts';

/** Which of a promotion's occasions were awarded, or promised, already. */
export async function claimedOccasions(
  db: Db | Tx,
  { site_key, key }: { readonly site_key: string; readonly key: string },
  occasions: readonly string[],
): Promise<ReadonlySet<string>> {
  if (occasions.length === 0) return new Set();
  const rows = await db
    .selectFrom('promotion_awards')
    .select('occasion')
    .where('site_key', '=', site_key)
    .where('promotion_key', '=', key)
    .where('occasion', 'in', occasions)
    .execute();
  return new Set(rows.map(({ occasion }) => occasion));
}
