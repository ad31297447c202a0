import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import { lockPursesOfAward } from '../award.ts';
import { leftToWager } from '../bonus.ts';
import { takeBackBonuses } from './take-back.ts';

/** What the member is told of a bonus that they have given up. */
export interface GivenUp {
  /** Went back to the house at once, winnings of the bonus included. */
  readonly amountCentavos: number;
  /** Was left to be wagered for it. */
  readonly turnoverCentavos: number;
  /** Some of it was staked in a round that was open: what that wins for the bonus goes to the house. */
  readonly isInPlay: boolean;
}

/**
 * Gives an open bonus up: what is left of it, winnings included, goes back to the house, what was to be wagered for it is waived at once, and cash is
 * untouched. It ends with the call. What it has staked in open rounds wins for the house from then on, in the entry of the win (`wallet_win`); the same of a bet
 * that is taken back. Whoever may not play may do so as well: it only frees.
 *
 * @param tx open transaction; the caller commits. A second call moves nothing and answers as the first.
 * @throws DomainError not_found where the member has no such award; bonus_not_open where it brought no bonus, or one that has ended or is taken back
 * Source: A62, I18, docs/decisions/0091, 0107.
 */
export async function giveUpBonus(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  awardId: number,
  at: Date,
): Promise<GivenUp> {
  await lockPursesOfAward(tx, siteKey, memberId);
  const bonus = await bonusOfAward(tx, { siteKey, memberId }, awardId);
  if (bonus.given_up_at) return told(bonus);
  if (bonus.id === null || bonus.ended_at || bonus.revoked_at) throw new DomainError('bonus_not_open');
  const { id } = bonus;
  await tx
    .updateTable('bonuses')
    .set({
      revoked_at: at,
      given_up_at: at,
      given_up_turnover_centavos: bonus.left_centavos,
      given_up_in_play: sql<boolean>`bonus_in_play(${id}) > 0`,
    })
    .where('id', '=', id)
    .execute();
  await takeBackBonuses(tx, { siteKey, memberId }, at);
  await tx
    .updateTable('bonuses')
    .set(({ ref }) => ({ given_up_centavos: ref('taken_back_centavos') }))
    .where('id', '=', id)
    .execute();
  return told(await bonusOfAward(tx, { siteKey, memberId }, awardId));
}

async function bonusOfAward(tx: Tx, { siteKey, memberId }: MemberKey, awardId: number) {
  const found = await tx
    .selectFrom('promotion_awards')
    .leftJoin('bonuses', 'bonuses.award_id', 'promotion_awards.id')
    .select([
      'bonuses.id',
      'bonuses.ended_at',
      'bonuses.revoked_at',
      'bonuses.given_up_at',
      'bonuses.given_up_centavos',
      'bonuses.given_up_turnover_centavos',
      'bonuses.given_up_in_play',
      leftToWager(sql.ref<number>('promotion_awards.id')).as('left_centavos'),
    ])
    .where('promotion_awards.id', '=', awardId)
    .where('promotion_awards.site_key', '=', siteKey)
    .where('promotion_awards.member_id', '=', memberId)
    .executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  return found;
}

/** Pure. */
function told(bonus: Awaited<ReturnType<typeof bonusOfAward>>): GivenUp {
  return {
    amountCentavos: bonus.given_up_centavos ?? 0,
    turnoverCentavos: bonus.given_up_turnover_centavos ?? 0,
    isInPlay: bonus.given_up_in_play ?? false,
  };
}
