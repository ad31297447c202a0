import { transaction } from '../../db/transaction.ts';
import type { MemberKey } from '../../members/tables.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { lockPursesOfAward } from '../award.ts';
import { tellBalance } from '../claim.ts';
import { takeBackBonuses } from './take-back.ts';

const BATCH = 50;

/**
 * Ends revoked bonuses that are still open: those that a release before 0171 left open until their rounds were closed. Since then the transaction that
 * revokes one ends it.
 *
 * @returns how many members had one
 * Source: A62, A68.
 */
export async function followRevokedBonuses(deps: Deps): Promise<number> {
  const members = await deps.db
    .selectFrom('bonuses')
    .select(['site_key as siteKey', 'member_id as memberId'])
    .distinct()
    .where('ended_at', 'is', null)
    .where('revoked_at', 'is not', null)
    .limit(BATCH)
    .execute();
  await doAll(
    {
      items: members,
      work: (member) => follow(deps, member),
      failure: 'a revoked bonus could not be taken back',
      tell: ({ siteKey: site, memberId: member }) => ({ site, member }),
    },
    deps.log,
  );
  return members.length;
}

async function follow(deps: Deps, owner: MemberKey): Promise<void> {
  const { db, clock } = deps;
  const { siteKey, memberId } = owner;
  const hasMoved = await transaction(
    db,
    async (tx) => {
      await lockPursesOfAward(tx, siteKey, memberId);
      const before = await memberBalances(tx, siteKey, memberId);
      await takeBackBonuses(tx, owner, clock.now());
      return (await memberBalances(tx, siteKey, memberId)).version !== before.version;
    },
    'money',
  );
  if (hasMoved) await tellBalance(deps, owner);
}
