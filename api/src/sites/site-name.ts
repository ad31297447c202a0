import type { Db, Tx } from '../db/tables.ts';

/** What a site calls itself: in its messages, and where an authenticator app lists an account. */
export async function siteName(db: Db | Tx, siteKey: string): Promise<string> {
  const { name } = await db
    .selectFrom('sites')
    .select('name')
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  return name;
}
