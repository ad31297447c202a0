import type { Db, Tx } from '../db/tables.ts';
import type { MemberKey } from './tables.ts';

/** Whether the deletion of the member's account has been asked for and waits. Source: G42. */
export async function asksForDeletion(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<boolean> {
  const request = await db
    .selectFrom('deletion_requests')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return request !== undefined;
}
