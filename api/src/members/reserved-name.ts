import { isReservedName } from '@mosaico/shared/rules/reserved-names';
import type { Db, Tx } from '../db/tables.ts';

/** Whether a name would say on this site that its bearer speaks for it. Source: R14, G7. */
export async function isReserved(db: Db | Tx, siteKey: string, name: string): Promise<boolean> {
  const site = await db
    .selectFrom('sites')
    .select('name')
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  return isReservedName(name, site.name);
}
