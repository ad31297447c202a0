import { sql } from 'kysely';
import type { Tx } from '../db/tables.ts';
import { addTurnoverRequirement } from '../turnover/turnover.ts';
import type { Award } from './award.ts';

/**
 * Opens a bonus with what has to be wagered for it. What becomes of it is decided by the wallet's functions, with each round that closes:
 * the rules stand in 0076_bonuses.sql.
 *
 * @param tx has locked the member's purses: so the newest debt is this bonus's
 * Source: G16, A42, A62.
 */
export async function openBonus(tx: Tx, award: Award, at: Date): Promise<void> {
  const { id, site_key: siteKey, member_id: memberId, amount_centavos: amountCentavos } = award;
  await addTurnoverRequirement(tx, { siteKey, memberId, amountCentavos: award.turnover_centavos, at });
  await sql`insert into bonuses (site_key, member_id, award_id, amount_centavos, requirement_id, created_at)
    select ${siteKey}, ${memberId}, ${id}, ${amountCentavos}, max(debt.id), ${at}::timestamptz
    from turnover_requirements debt where debt.site_key = ${siteKey} and debt.member_id = ${memberId}`.execute(
    tx,
  );
}
