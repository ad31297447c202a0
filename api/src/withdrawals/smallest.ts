import type { Db, Tx } from '../db/tables.ts';
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
async function isLeaving(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<boolean> {
  const leaving = await db
    .selectFrom('members')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('status', '=', MEMBER_STATUS.selfExcluded),
        exists(
          selectFrom('deletion_requests')
            .select('deletion_requests.id')
            .where('deletion_requests.site_key', '=', siteKey)
            .where('deletion_requests.member_id', '=', memberId)
            .where('deletion_requests.status', '=', 'pending'),
        ),
      ]),
    )
    .executeTakeFirst();
  return leaving !== undefined;
}
