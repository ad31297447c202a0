import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import { notify } from '../../information/notifications.ts';
import { memberBalances } from '../../ledger/balances.ts';
import type { MemberKey } from '../../members/tables.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { lockPursesOfAward } from '../award.ts';
import { tellBalance } from '../claim.ts';
import { takeBackBonuses } from './take-back.ts';

const BATCH = 50;

/**
 * Ends the bonuses of members who have excluded themselves: bonus money is there to be played with, and they do not play any more. What is left of it
 * goes back to the house, what was to be wagered for it is waived, and their cash is untouched. One that is in play ends once its round is closed. One
 * that was promised is not paid any more.
 *
 * @returns how many members had one
 * Source: R85, G31, A62, docs/decisions/0084.
 */
export async function endBonusesOfExcluded(deps: Deps): Promise<number> {
  const members = await deps.db
    .selectFrom('members')
    .select(['members.site_key as siteKey', 'members.id as memberId'])
    .where('members.excluded_at', 'is not', null)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('bonuses')
            .select('bonuses.id')
            .whereRef('bonuses.site_key', '=', 'members.site_key')
            .whereRef('bonuses.member_id', '=', 'members.id')
            .where('bonuses.ended_at', 'is', null)
            .where('bonuses.revoked_at', 'is', null),
        ),
        exists(
          selectFrom('promotion_awards as award')
            .select('award.id')
            .whereRef('award.site_key', '=', 'members.site_key')
            .whereRef('award.member_id', '=', 'members.id')
            .where('award.purse', '=', 'bonus')
            .where('award.paid_at', 'is', null)
            .where('award.revoked_at', 'is', null),
        ),
      ]),
    )
    .limit(BATCH)
    .execute();
  await doAll(
    {
      items: members,
      work: (member) => end(deps, member),
      failure: 'the bonus of a member who has excluded themselves could not be ended',
      tell: ({ siteKey: site, memberId: member }) => ({ site, member }),
    },
    deps.log,
  );
  return members.length;
}

async function end(deps: Deps, owner: MemberKey): Promise<void> {
  const { db, clock, memberEvents } = deps;
  const { siteKey, memberId } = owner;
  const at = clock.now();
  const told = await transaction(
    db,
    async (tx) => {
      await lockPursesOfAward(tx, siteKey, memberId);
      const { bonusCentavos: before } = await memberBalances(tx, siteKey, memberId);
      // The exclusion may have ended since it was looked for.
      const isExcluded = sql`exists (select from members where site_key = ${siteKey} and id = ${memberId} and excluded_at is not null)`;
      await sql`update promotion_awards set revoked_at = ${at} where site_key = ${siteKey} and member_id = ${memberId}
        and purse = 'bonus' and paid_at is null and revoked_at is null and ${isExcluded}`.execute(tx);
      await sql`update bonuses set revoked_at = ${at} where site_key = ${siteKey} and member_id = ${memberId}
        and ended_at is null and revoked_at is null and ${isExcluded}`.execute(tx);
      await takeBackBonuses(tx, owner, at);
      const { bonusCentavos: after } = await memberBalances(tx, siteKey, memberId);
      if (after === before) return null;
      const details = { amountCentavos: before - after, reason: 'excluded' } as const;
      return notify(tx, { ...owner, kind: 'gift_reversed', details, at });
    },
    'money',
  );
  if (told === null) return;
  await tellBalance(deps, owner);
  memberEvents.publish(memberId, { type: 'notification', id: told, at: at.toISOString() });
}
