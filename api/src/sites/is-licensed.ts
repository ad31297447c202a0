import type { Db, Tx } from '../db/tables.ts';

/** Whether a site follows the rules of the Brazilian licence. */
export async function isLicensed(db: Db | Tx, siteKey: string): Promise<boolean> {
  const { compliance_profile } = await db
    .selectFrom('sites')
    .select('compliance_profile')
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  return compliance_profile === 'br-licensed';
}
