import type { DeletionObstacle } from '@mosaico/shared/rules';
import type { Db, Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { contestedLackingCentavos } from '../../payouts/contested.ts';
import { standingOf } from '../../withdrawals/standing.ts';

/**
 * What stands against the deletion of an account: money, in any purse or under way, belongs to its member; and a break or an exclusion has to
 * be known until it ends. Empty when nothing does.
 *
 * Source: G42, G31, G32.
 */
export async function obstaclesOf(
  db: Db | Tx,
  owner: MemberKey,
  at: Date,
): Promise<readonly DeletionObstacle[]> {
  const found: readonly (readonly [DeletionObstacle, boolean])[] = [
    ['withdrawal', await hasOpenWithdrawal(db, owner)],
    ['round', await hasRoundInPlay(db, owner)],
    ['contestation', await hasContestation(db, owner)],
    ['balance', await hasMoney(db, owner)],
    ...(await barsOf(db, owner, at)),
  ];
  return found.filter(([, stands]) => stands).map(([obstacle]) => obstacle);
}

async function hasOpenWithdrawal(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<boolean> {
  const open = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('status', 'in', ['pending', 'approved', 'processing', 'failed'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * What stands against asking for it: as above, but for a rest of cash that can only be withdrawn once somebody is leaving.
 *
 * Source: G42, A71.
 */
export async function obstaclesToAskOf(
  db: Db | Tx,
  owner: MemberKey,
  at: Date,
): Promise<readonly DeletionObstacle[]> {
  const found = await obstaclesOf(db, owner, at);
  if (!found.includes('balance') || !(await hasOnlyRest(db, owner, at))) return found;
  return found.filter((obstacle) => obstacle !== 'balance');
}

async function hasOnlyRest(db: Db | Tx, owner: MemberKey, at: Date): Promise<boolean> {
  const { balances, withdrawableCentavos, smallestCentavos } = await standingOf(db, owner, at);
  const { cashCentavos, bonusCentavos, rebateCentavos, disputedCentavos } = balances;
  const isAllCash = bonusCentavos === 0 && rebateCentavos === 0 && disputedCentavos === 0;
  return isAllCash && cashCentavos === withdrawableCentavos && cashCentavos < smallestCentavos;
}

async function hasRoundInPlay(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<boolean> {
  const round = await db
    .selectFrom('game_rounds')
    .select('round_id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('stake_centavos', '>', 0)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return round !== undefined;
}

async function hasContestation(db: Db | Tx, owner: MemberKey): Promise<boolean> {
  const open = await db
    .selectFrom('contestations')
    .select('id')
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('status', 'in', ['open', 'accepted', 'rejected'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined || (await contestedLackingCentavos(db, owner)) > 0;
}

/** In a purse, or promised to one: a claimed rebate comes a few minutes later (A3). What withdrawals hold is said by them. */
async function hasMoney(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<boolean> {
  const promised = await db
    .selectFrom('promotion_awards')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('paid_at', 'is', null)
    .where('revoked_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (promised) return true;
  const purse = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'member_hold_withdraw')
    .where('balance_centavos', '<>', 0)
    .limit(1)
    .executeTakeFirst();
  return purse !== undefined;
}

async function barsOf(db: Db | Tx, { siteKey, memberId }: MemberKey, at: Date) {
  const member = await db
    .selectFrom('members')
    .select(['excluded_at', 'barred_as', 'frozen_at', 'paused_until'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return [
    ['exclusion', member.excluded_at !== null || member.barred_as !== null],
    ['break', member.paused_until !== null && member.paused_until > at],
    ['frozen', member.frozen_at !== null],
  ] as const;
}
