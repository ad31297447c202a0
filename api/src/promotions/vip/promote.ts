import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import type { MemberKey } from '../../members/tables.ts';
import { VIP_LADDER } from '../../vip/ladder.ts';
import { keptLevel, vipStandingOf } from '../../vip/standing.ts';
import { award } from '../award.ts';
import { tellOfAward } from '../tell-of-award.ts';
import { openPromotion, type Promotion } from '../promotion.ts';

/**
 * Keeps the level that a member has reached, and pays the bonus of each level on the way, once. While the offer is closed nothing is
 * written: what was reached meanwhile is paid when it is open again.
 *
 * @returns whether a level was reached
 * @throws DomainError what `award` refuses; then nothing is written. Copies at the same time: one rises, the others are refused.
 * Source: G18, A36.
 */
export async function promote(db: Db, owner: MemberKey, at: Date): Promise<boolean> {
  const promotion = await openPromotion(db, owner.siteKey, 'vip_upgrade', at);
  return promotion !== null && transaction(db, (tx) => rise(tx, owner, promotion, at), 'jobs');
}

async function rise(tx: Tx, owner: MemberKey, promotion: Promotion, at: Date): Promise<boolean> {
  const { siteKey, memberId } = owner;
  const before = await keptLevel(tx, owner);
  const { level } = await vipStandingOf(tx, owner);
  for (let reached = before + 1; reached <= level; reached += 1) {
    const paid = await award(tx, {
      promotion,
      memberId,
      occasion: `member:${memberId}:level:${reached}`,
      amountCentavos: VIP_LADDER[reached]?.upgradeBonusCentavos ?? 0,
      at,
    });
    await tellOfAward(tx, paid, at);
    await tx
      .insertInto('vip_bonuses')
      .values({
        site_key: siteKey,
        member_id: memberId,
        kind: 'upgrade',
        from_level: reached - 1,
        to_level: reached,
        week: null,
        bonus_centavos: paid.amount_centavos,
        created_at: at,
      })
      .execute();
  }
  if (level <= before) return false;
  await tx
    .insertInto('vip_levels')
    .values({ site_key: siteKey, member_id: memberId, level, reached_at: at })
    .onConflict((conflict) =>
      conflict.columns(['site_key', 'member_id']).doUpdateSet({ level, reached_at: at }),
    )
    .execute();
  return true;
}
