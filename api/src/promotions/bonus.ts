import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/tables.ts';
import { addTurnoverRequirement } from '../turnover/turnover.ts';
import type { Award } from './award.ts';

/**
 * Opens a bonus with what has to be wagered for it. What becomes of it is decided by the wallet's functions, with each round that closes:
 * the rules stand in 0076_bonuses.sql and 0171_what_revoked_bonuses_win.sql.
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

/**
 * What has still to be wagered for the bonus of an award, in centavos; zero where it has none, and once it has ended or was given up. Debts are met in the order in
 * which they were added, so it is what the later ones leave of all that is owed, as `bonus_end` reckons (0076_bonuses.sql).
 *
 * @param awardId of the award, in the query that this becomes a part of
 * Source: G16, A62.
 */
export function leftToWager(awardId: Expression<number>): RawBuilder<number> {
  return sql<number>`coalesce((select greatest(0, least(debt.amount_centavos - debt.waived_centavos,
      coalesce(counter.remaining_centavos, 0) - coalesce((select sum(later.amount_centavos - later.waived_centavos) from turnover_requirements later
        where later.site_key = debt.site_key and later.member_id = debt.member_id and later.id > debt.id), 0)))
    from bonuses bonus join turnover_requirements debt on debt.id = bonus.requirement_id
    left join turnover_counters counter on counter.site_key = debt.site_key and counter.member_id = debt.member_id
    where bonus.award_id = ${awardId} and bonus.ended_at is null and bonus.given_up_at is null), 0)::bigint`;
}

/**
 * What giving the bonus of an award up would take out of the balance, in centavos (`bonus_left` in 0139_bonuses_given_up.sql); zero where it has none,
 * and once it has ended or was given up.
 *
 * @param awardId of the award, in the query that this becomes a part of
 * Source: A62.
 */
export function leftOfBonus(awardId: Expression<number>): RawBuilder<number> {
  return sql<number>`coalesce((select bonus_left(bonus.site_key, bonus.member_id, bonus.id) from bonuses bonus
    where bonus.award_id = ${awardId} and bonus.ended_at is null and bonus.given_up_at is null), 0)::bigint`;
}

/**
 * What the bonus of an award has staked in open rounds, in centavos (`bonus_in_play` in 0171_what_revoked_bonuses_win.sql); zero where it has none, and once
 * it has ended or was given up.
 *
 * @param awardId of the award, in the query that this becomes a part of
 * Source: A62.
 */
export function bonusInPlay(awardId: Expression<number>): RawBuilder<number> {
  return sql<number>`coalesce((select bonus_in_play(bonus.id) from bonuses bonus
    where bonus.award_id = ${awardId} and bonus.ended_at is null and bonus.given_up_at is null), 0)::bigint`;
}
