import type { Tx } from '../db/tables.ts';

/** What a site calls itself, for its messages. */
export async function siteName(tx: Tx, siteKey: string): Promise<string> {
  const { name } = await tx
    .selectFrom('sites')
    .select('name')
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  return name;
}
