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
  await sql`select from play_limits
    where site_key = ${siteKey} and member_id = ${memberId} and kind = 'deposit' for update`.execute(tx);
  // A statement of its own, after the lock: it sees the orders of those who had it before.
  const { rows: limits } = await sql<{ left: number | null }>`
    select play_limit_most(l, ${at}) - play_limit_used(l, ${at}) as left from play_limits l
    where site_key = ${siteKey} and member_id = ${memberId} and kind = 'deposit'`.execute(tx);
  for (const { left: leftCentavos } of limits)
    if (leftCentavos !== null && amountCentavos > leftCentavos)
      throw new DomainError('deposit_limit_reached', {
        values: { amount: formatMoney(Math.max(0, leftCentavos)) },
        fields: { money: ['deposit_limit_reached'] },
      });
}
