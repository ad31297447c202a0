import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { GIFT_REVERSAL, takeBackReward } from '../../ledger/rewards.ts';
import type { MemberKey } from '../../members/tables.ts';
import { type Award, lockPursesOfAward } from '../award.ts';
import { giftsOfRecharge } from './gifts-of-recharge.ts';

/** What has left the member, and what is still owed, in centavos. */
export interface TakenBack {
  readonly takenCentavos: number;
  readonly owedCentavos: number;
}

/**
 * Revokes what promotions gave for a recharge that went back. Of a bonus the house takes what is left of it, its winnings included; what was
 * lost in games is with the house already. What had become cash is taken from cash, and owed as far as that does not go. What was
 * promised is not paid any more, and what could be claimed cannot be.
 *
 * @param tx open transaction; the caller commits. A second call finds nothing to revoke.
 * Source: A68, I18, I24.
 */
export async function takeBackGifts(tx: Tx, owner: MemberKey, orderNo: string, at: Date): Promise<TakenBack> {
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
    if (cashCentavos > 0) owedCentavos += await owe(tx, gift, cashCentavos, at);
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

/** Takes what is left of revoked bonuses; they end once nothing is in play. @param tx has locked the member's purses */
export async function takeBackBonuses(tx: Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<void> {
  await sql`select bonus_take_back(${siteKey}, ${memberId}, ${at}), bonus_follow(${siteKey}, ${memberId}, ${at})`.execute(
    tx,
  );
}

async function owe(tx: Tx, { id, site_key, member_id }: Award, centavos: number, at: Date): Promise<number> {
  const debt = { award_id: id, site_key, member_id };
  await tx
    .insertInto('award_returns')
    .values({ ...debt, amount_centavos: centavos, owed_centavos: centavos, created_at: at })
    .execute();
  return centavos - (await takeOwed(tx, { ...debt, owed_centavos: centavos }, at));
}

/**
 * Takes what is owed of an award from the member's cash, as far as that goes.
 *
 * @param tx has locked the member's purses
 * @returns centavos that were taken
 */
export async function takeOwed(
  tx: Tx,
  debt: {
    readonly award_id: number;
    readonly site_key: string;
    readonly member_id: number;
    readonly owed_centavos: number;
  },
  at: Date,
): Promise<number> {
  const { award_id: award, site_key: siteKey, member_id: memberId, owed_centavos: owed } = debt;
  const { cashCentavos } = await memberBalances(tx, siteKey, memberId);
  const amountCentavos = Math.min(cashCentavos, owed);
  if (amountCentavos === 0) return 0;
  await takeBackReward(tx, {
    siteKey,
    memberId,
    amountCentavos,
    at,
    kind: GIFT_REVERSAL,
    purse: 'cash',
    paidBy: 'house:promo_expense',
    idempotencyKey: `award:${award}:return:${owed}`,
    metadata: { award },
  });
  await tx
    .updateTable('award_returns')
    .set({ owed_centavos: owed - amountCentavos })
    .where('award_id', '=', award)
    .execute();
  return amountCentavos;
}
