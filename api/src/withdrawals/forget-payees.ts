import { sql } from 'kysely';
import type { Tx } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';

/**
 * Takes out of a deleted member's withdrawals to whom they went. The guard of the table (0120) allows it for members who are deleted, and these
 * values alone.
 *
 * Source: G42.
 */
export async function forgetPayees(tx: Tx, { siteKey, memberId }: MemberKey): Promise<void> {
  await sql`update withdrawals set pix_key = 'deleted', owner_name = '', payee_cpf = '00000000000', remark = ''
    where site_key = ${siteKey} and member_id = ${memberId}`.execute(tx);
}
