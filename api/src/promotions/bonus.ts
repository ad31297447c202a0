import type { Tx } from '../db/tables.ts';
import { addTurnoverRequirement } from '../turnover/turnover.ts';
import type { Award } from './award.ts';

/**
 * Opens a bonus with what has to be wagered for it. What becomes of it is decided by the wallet's functions, with each round that closes:
 * the rules stand in 0076_bonuses.sql.
 *
 * Source: G16, A42, A62.
 */
export async function openBonus(tx: Tx, award: Award, at: Date): Promise<void> {
  const { site_key: siteKey, member_id: memberId } = award;
  const requirementId = await addTurnoverRequirement(tx, {
    siteKey,
    memberId,
    amountCentavos: award.turnover_centavos,
    at,
  });
  await tx
    .insertInto('bonuses')
    .values({
      site_key: siteKey,
      member_id: memberId,
      award_id: award.id,
      amount_centavos: award.amount_centavos,
      requirement_id: requirementId,
      created_at: at,
    })
    .execute();
}
