import { sql } from 'kysely';
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
 * Takes back what has come to revoked bonuses since: the share of a win, or a stake that was taken back. They end once nothing is in play.
 *
 * @returns how many members had one
 * Source: A68.
 */
export async function followRevokedBonuses(deps: Deps): Promise<number> {
  const purse = (
    kind: 'member_bonus' | 'member_in_play',
  ) => sql<number>`coalesce((select max(balance_centavos)
    from ledger_accounts where site_key = bonuses.site_key and member_id = bonuses.member_id and kind = ${kind}), 0)`;
  const members = await deps.db
    .selectFrom('bonuses')
    .select(['site_key as siteKey', 'member_id as memberId'])
    .distinct()
    .where('ended_at', 'is', null)
    .where('revoked_at', 'is not', null)
    // While a round is open and nothing has come, there is nothing to do.
    .where(sql<boolean>`(${purse('member_bonus')} > 0 or ${purse('member_in_play')} = 0)`)
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
