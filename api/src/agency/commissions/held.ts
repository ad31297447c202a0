import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { takeBackReward } from '../../ledger/rewards.ts';
import { flagShared } from '../../members/flag-shared.ts';
import type { MemberKey } from '../../members/tables.ts';
import { lockPurses } from './credit.ts';

/**
 * Of a row of `agency_flags` that was not cleared, called `flag`: it stands against the row of `agency_commissions` that is called `commission`. Of a
 * month it does where the member has made the month larger: what it would be without them is not known before an operator has looked. Once the flag is
 * confirmed the month stands without them (`forfeit.ts`).
 */
export const STANDS_AGAINST = sql<boolean>`flag.site_key = commission.site_key and flag.agent_id = commission.agent_id and flag.cleared_at is null
  and (flag.member_id = commission.member_id or (commission.member_id is null and flag.confirmed_at is null and exists (
    select from agency_revenues revenue where revenue.site_key = flag.site_key and revenue.member_id = flag.member_id
      and revenue.counted_in = commission.occasion and revenue.revenue_centavos > 0)))`;

/** Of a row of `agency_commissions`, called `commission`. */
export const COMES_FROM_FLAGGED = sql<boolean>`exists (select from agency_flags flag where ${STANDS_AGAINST})`;

/**
 * Of a row of `agency_commissions`, called `commission`: an operator looks at it before it can be claimed. True from the moment of the flag,
 * also while the money is still in the agent's purse. What was claimed before is not held. Source: G38.
 */
export const IS_HELD = sql<boolean>`(commission.revoked_at is null and commission.claimed_at is null and (commission.credited_at is null or ${COMES_FROM_FLAGGED}))`;

/**
 * Flags whoever of an agent's invited members may be one person with somebody else by now, and holds what had been credited for them.
 *
 * @param tx open transaction; the caller commits. The agent's purses are locked.
 * Source: G38.
 */
export async function holdShared(tx: Tx, agent: MemberKey, at: Date): Promise<void> {
  const { siteKey, memberId: agentId } = agent;
  await lockPurses(tx, siteKey, agentId);
  await flagShared(tx, siteKey, at, { agentId });
  await holdFlagged(tx, agent, at);
}

/** Takes what was credited for flagged members, and not claimed, out of the purses of their agents. Source: G38. */
export async function holdFlaggedOfAll(db: Db, siteKey: string, at: Date): Promise<void> {
  const { rows } = await sql<{ readonly agentId: number }>`
    select distinct commission.agent_id as "agentId" from agency_commissions commission
    where commission.site_key = ${siteKey} and commission.credited_at is not null and ${IS_HELD}
    order by commission.agent_id`.execute(db.lane('jobs'));
  for (const { agentId: memberId } of rows)
    await transaction(
      db,
      async (tx) => {
        await lockPurses(tx, siteKey, memberId);
        await holdFlagged(tx, { siteKey, memberId }, at);
      },
      'jobs',
    );
}

/** Takes what was credited to one agent for flagged members, and not claimed, back to the house. @param tx has locked the agent's purses */
export async function holdFlagged(
  tx: Tx,
  { siteKey, memberId: agentId }: MemberKey,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ readonly id: number; readonly amountCentavos: number }>`
    update agency_commissions commission set credited_at = null
    where commission.site_key = ${siteKey} and commission.agent_id = ${agentId} and commission.credited_at is not null and ${IS_HELD}
    returning commission.id, commission.amount_centavos as "amountCentavos"`.execute(tx);
  if (rows.length === 0) return;
  const last = Math.max(...rows.map(({ id }) => id));
  await takeBackReward(tx, {
    siteKey,
    memberId: agentId,
    at,
    kind: 'agency_commission_held',
    purse: 'commission',
    paidBy: 'house:agency_expense',
    amountCentavos: rows.reduce((sum, row) => sum + row.amountCentavos, 0),
    // A row that was cleared is held again only under another flag, as one that is cleared stays so.
    idempotencyKey: `agency_hold:${agentId}:${last}:${await lastFlagOf(tx, last)}`,
  });
}

async function lastFlagOf(tx: Tx, commissionId: number): Promise<number> {
  const { rows } = await sql<{ readonly id: number }>`
    select max(flag.id) as id from agency_commissions commission join agency_flags flag on ${STANDS_AGAINST}
    where commission.id = ${commissionId}`.execute(tx);
  return rows[0]?.id ?? 0;
}
