import type { CommissionPart } from '@mosaico/shared/api';
import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { grantReward } from '../../ledger/rewards.ts';
import { flaggedAmong } from '../../members/flag-shared.ts';
import { shareOf } from './rates.ts';

/** What an agent earns at one occasion, by one member or, where there is none, by all of them. */
export interface Earning {
  readonly memberId: number | null;
  readonly baseCentavos: number;
}

/** For what an agent earns. */
export interface EarningFrame {
  readonly siteKey: string;
  readonly agentId: number;
  readonly part: CommissionPart;
  readonly occasion: string;
  readonly day: string;
  readonly rateHundredths: number;
  readonly at: Date;
}

/**
 * Writes down what an agent earns and puts it into their purse of commissions, in one entry. What was written before is not written again, so it may
 * be called again, or by two processes at once. Commission for a member who is flagged is written and waits; for one whose flag was confirmed there is none.
 * What an agent earns while they are frozen waits in the same purse, as what they had before: a freeze keeps them from claiming. Who has excluded themselves
 * or is barred earns nothing, frozen or not.
 *
 * @param tx open transaction; the caller commits
 * @returns what was credited now, in centavos
 * Source: G21, G38, A57, R85.
 */
export async function earn(tx: Tx, frame: EarningFrame, earnings: readonly Earning[]): Promise<number> {
  const { siteKey, agentId, at } = frame;
  const rows = earnings
    .map((earning) => ({ ...earning, amount: shareOf(earning.baseCentavos, frame.rateHundredths) }))
    .filter(({ amount }) => amount > 0);
  if (rows.length === 0) return 0;
  await lockPurses(tx, siteKey, agentId);
  if (!(await mayEarn(tx, siteKey, agentId))) return 0;
  const flagged = await flaggedAmong(
    tx,
    siteKey,
    rows.flatMap(({ memberId }) => memberId ?? []),
  );
  const due = rows.filter(({ memberId }) => memberId === null || flagged.get(memberId) !== 'confirmed');
  if (due.length === 0) return 0;
  const written = await tx
    .insertInto('agency_commissions')
    .values(
      due.map(({ memberId, baseCentavos, amount }) => ({
        site_key: siteKey,
        agent_id: agentId,
        member_id: memberId,
        part: frame.part,
        occasion: frame.occasion,
        day: frame.day,
        base_centavos: baseCentavos,
        rate_hundredths: frame.rateHundredths,
        amount_centavos: amount,
        created_at: at,
        credited_at: memberId !== null && flagged.has(memberId) ? null : at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'amount_centavos', 'credited_at'])
    .execute();
  const credited = written.filter(({ credited_at: when }) => when !== null);
  // A row is written once, so the last of them names the entry.
  const idempotencyKey = `agency_commission:${agentId}:${Math.max(...credited.map(({ id }) => id))}`;
  return credit(tx, { siteKey, agentId, at, idempotencyKey }, credited);
}

/** Posts rows that have just become the agent's. @returns their sum */
export async function credit(
  tx: Tx,
  frame: Pick<EarningFrame, 'siteKey' | 'agentId' | 'at'> & { readonly idempotencyKey: string },
  rows: readonly { readonly amount_centavos: number }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const amountCentavos = rows.reduce((sum, row) => sum + row.amount_centavos, 0);
  const { agentId, ...rest } = frame;
  await grantReward(tx, {
    ...rest,
    memberId: agentId,
    kind: 'agency_commission',
    purse: 'commission',
    paidBy: 'house:agency_expense',
    amountCentavos,
  });
  return amountCentavos;
}

/** Those of an agent come one after the other: what is earned, cleared and claimed. */
export async function lockPurses(tx: Tx, siteKey: string, agentId: number): Promise<void> {
  const names = [`member:${agentId}:cash`, `member:${agentId}:commission`];
  await sql`select ledger_lock(${siteKey}, ${names})`.execute(tx);
}

/** By their marks and not by their status, in which a freeze hides an exclusion, a bar and a deletion. */
async function mayEarn(tx: Tx, siteKey: string, agentId: number): Promise<boolean> {
  const agent = await tx
    .selectFrom('members')
    .select(['excluded_at', 'barred_as', 'deleted_at'])
    .where('site_key', '=', siteKey)
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return agent.excluded_at === null && agent.barred_as === null && agent.deleted_at === null;
}
