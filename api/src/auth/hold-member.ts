import type { Tx } from '../db/tables.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { KNOWN_OF_OWNER } from './password-owner.ts';

/**
 * Holds a member until the end of the transaction, so that their codes, addresses and password change one request at a time.
 * Bets and deposits of the member go on meanwhile.
 *
 * @returns the member as they are now; null when they are frozen
 */
export async function holdMember(tx: Tx, siteKey: string, memberId: number) {
  const member = await tx
    .selectFrom('members')
    .select(['account', 'password_hash', 'phone_verified_at', 'language', ...KNOWN_OF_OWNER])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .where('status', '<>', MEMBER_STATUS.frozen)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return member ?? null;
}
