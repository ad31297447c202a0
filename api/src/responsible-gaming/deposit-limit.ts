import { sql } from 'kysely';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { MemberKey } from '../members/tables.ts';

/** What a member wants to deposit. */
export interface PlannedDeposit extends MemberKey {
  readonly amountCentavos: number;
  /** Writes what the limit leaves for the player. */
  readonly formatMoney: (centavos: number) => string;
}

/**
 * Refuses a deposit that would go beyond the member's own limit. The limits are locked until the transaction ends, so deposits at the
 * same time are judged one after the other.
 *
 * @throws DomainError deposit_limit_reached (values.amount that is left)
 * Source: G31, A38.
 */
export async function assertWithinDepositLimit(tx: Tx, planned: PlannedDeposit, at: Date): Promise<void> {
  const { siteKey, memberId, amountCentavos, formatMoney } = planned;
  const { rows: limits } = await sql<{ most: number | null; period: string }>`
    select play_limit_most(l, ${at}) as most, period from play_limits l
    where site_key = ${siteKey} and member_id = ${memberId} and kind = 'deposit' for update`.execute(tx);
  for (const { most, period } of limits) {
    if (most === null) continue;
    const leftCentavos = most - (await depositedCentavos(tx, planned, period, at));
    if (amountCentavos > leftCentavos)
      throw new DomainError('deposit_limit_reached', {
        values: { amount: formatMoney(Math.max(0, leftCentavos)) },
        fields: { money: ['deposit_limit_reached'] },
      });
  }
}

/** A statement of its own, after the lock: it sees the orders of those who had it before. */
async function depositedCentavos(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  period: string,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select play_deposited(${siteKey}, ${memberId}, play_period_start(${period}, ${at}), ${at}) as used`.execute(
    tx,
  );
  return rows[0]?.used ?? 0;
}
