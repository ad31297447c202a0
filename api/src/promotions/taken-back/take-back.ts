import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { GIFT_REVERSAL } from '../../ledger/rewards.ts';
import type { MemberKey } from '../../members/tables.ts';
import { type Award, lockPursesOfAward } from '../award.ts';
import { type DebtKind, owe } from './debts.ts';
import type { TakenAlong } from './follow-reversed.ts';
import { giftsOfRecharge } from './gifts-of-recharge.ts';

/** What is owed of revoked awards. */
export const AWARD_DEBTS: DebtKind = {
  table: 'award_returns',
  idColumn: 'award_id',
  given: 'award',
  kind: GIFT_REVERSAL,
  paidBy: 'house:promo_expense',
  keyOf: (id, owedCentavos) => `award:${id}:return:${owedCentavos}`,
  lockPurses: lockPursesOfAward,
};

/**
 * Revokes what promotions gave for a recharge that went back. Of a bonus the house takes what is left of it, its winnings included; what was
 * lost in games is with the house already. What had become cash is taken from cash, and owed as far as that does not go. What was
 * promised is not paid any more, and what could be claimed cannot be.
 *
 * @param tx open transaction; the caller commits. A second call finds nothing to revoke.
 * Source: A68, I18, I24.
 */
export async function takeBackGifts(
  tx: Tx,
  owner: MemberKey,
  orderNo: string,
  at: Date,
): Promise<Omit<TakenAlong, 'owner'>> {
  const { siteKey, memberId } = owner;
  // Claims and gifts of the same recharge come before this one, and are seen, or after it, and are refused.
  await lockPursesOfAward(tx, siteKey, memberId);
  await tx
    .updateTable('recharge_rebates')
    .set({ revoked_at: at })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('order_no', '=', orderNo)
    .where('revoked_at', 'is', null)
    .execute();
  const had = (await memberBalances(tx, siteKey, memberId)).visibleCentavos;
  let owedCentavos = 0;
  for (const gift of await giftsOfRecharge(tx, owner, orderNo)) {
    await tx.updateTable('promotion_awards').set({ revoked_at: at }).where('id', '=', gift.id).execute();
    const cashCentavos = gift.paid_at === null ? 0 : await revoke(tx, gift, at);
    if (cashCentavos > 0)
      owedCentavos += await owe(tx, AWARD_DEBTS, { ...owner, id: gift.id, owedCentavos: cashCentavos }, at);
  }
  const has = (await memberBalances(tx, siteKey, memberId)).visibleCentavos;
  return { takenCentavos: had - has, owedCentavos };
}

/** @returns what of it had become cash */
async function revoke(tx: Tx, gift: Award, at: Date): Promise<number> {
  if (gift.purse !== 'bonus') return gift.amount_centavos;
  const bonus = await tx
    .updateTable('bonuses')
    .set({ revoked_at: at })
    .where('award_id', '=', gift.id)
    .returning('released_centavos')
    .executeTakeFirstOrThrow();
  await takeBackBonuses(tx, { siteKey: gift.site_key, memberId: gift.member_id }, at);
  return bonus.released_centavos;
}

/** Takes what is left of revoked bonuses, and ends them. @param tx has locked the member's purses */
export async function takeBackBonuses(tx: Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<void> {
  await sql`select bonus_take_back(${siteKey}, ${memberId}, ${at}), bonus_follow(${siteKey}, ${memberId}, ${at})`.execute(
    tx,
  );
}
