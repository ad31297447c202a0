import type { Db, Tx } from '../db/tables.ts';
import { asksForDeletion } from '../members/asks-for-deletion.ts';
import { MEMBER_STATUS, type MemberKey } from '../members/tables.ts';
import { MIN_CENTAVOS } from './limits.ts';

/**
 * The smallest withdrawal of a member, in centavos. Who is leaving may take out what is less than the usual one, all of it at once: it is theirs,
 * and there is no other way to it.
 *
 * @param withdrawableCentavos what they may withdraw
 * Source: R260, A71.
 */
export async function smallestWithdrawal(
  db: Db | Tx,
  owner: MemberKey,
  withdrawableCentavos: number,
): Promise<number> {
  const isRest = withdrawableCentavos > 0 && withdrawableCentavos < MIN_CENTAVOS;
  return isRest && (await isLeaving(db, owner)) ? withdrawableCentavos : MIN_CENTAVOS;
}

/** Whether a member has excluded themselves, or has asked for the deletion of their account. */
async function isLeaving(db: Db | Tx, owner: MemberKey): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('status')
    .where('site_key', '=', owner.siteKey)
    .where('id', '=', owner.memberId)
    .executeTakeFirst();
  return member?.status === MEMBER_STATUS.selfExcluded || asksForDeletion(db, owner);
}
