import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import type { MemberKey } from '../../members/tables.ts';
import { VIP_LADDER } from '../../vip/ladder.ts';
import { newlyReached } from '../../vip/reached.ts';
import { award } from '../award.ts';
import type { Told } from '../give-to-each.ts';
import { tellOfAward } from '../tell-of-award.ts';
import { openPromotion, type Promotion } from '../promotion.ts';

/**
 * Writes down the levels that a member has reached, and pays the bonus of each that was not paid yet, once. While the offer is closed, or gives
 * them nothing, the level counts all the same, and its bonus is paid when that has ended.
 *
 * @returns the messages that tell of what was paid; null when no level was reached or paid
 * @throws DomainError what `award` refuses; then nothing was paid. Copies at the same time: one pays, the others are refused.
 * Source: G18, A36.
 */
export async function promote(db: Db, owner: MemberKey, at: Date): Promise<Told | null> {
  const hasRisen = await rise(db, owner, at);
  const promotion = await openPromotion(db, owner, 'vip_upgrade', at);
  const told = promotion ? await transaction(db, (tx) => payLevels(tx, owner, promotion, at), 'jobs') : [];
  return hasRisen || told.length > 0 ? told : null;
}

async function rise(db: Db, { siteKey, memberId }: MemberKey, at: Date): Promise<boolean> {
  const reached = await newlyReached(db, { siteKey, memberId }, at);
  if (reached.length === 0) return false;
  await transaction(
    db,
    async (tx) => {
      for (const { level, reachedAt } of reached)
        await tx
          .insertInto('vip_levels')
          .values({ site_key: siteKey, member_id: memberId, level, reached_at: reachedAt })
          .onConflict((conflict) =>
            conflict
              .columns(['site_key', 'member_id'])
              .doUpdateSet({ level, reached_at: reachedAt })
              .where('vip_levels.level', '<', level),
          )
          .execute();
    },
    'jobs',
  );
  return true;
}

/** Without those that were paid already. */
async function payLevels(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  promotion: Promotion,
  at: Date,
): Promise<Told> {
  const { rows } = await sql<{ readonly level: number }>`
    select level from vip_levels_reached reached
    where site_key = ${siteKey} and member_id = ${memberId} and ${IS_UNPAID} order by level`.execute(tx);
  const told: (number | null)[] = [];
  for (const { level } of rows) {
    const paid = await award(tx, {
      promotion,
      memberId,
      occasion: `member:${memberId}:level:${level}`,
      amountCentavos: VIP_LADDER[level]?.upgradeBonusCentavos ?? 0,
      at,
    });
    told.push(await tellOfAward(tx, paid, at));
    await tx
      .insertInto('vip_bonuses')
      .values({
        site_key: siteKey,
        member_id: memberId,
        kind: 'upgrade',
        from_level: level - 1,
        to_level: level,
        week: null,
        bonus_centavos: paid.amount_centavos,
        created_at: at,
      })
      .execute();
  }
  return told;
}

/** Of a row of `vip_levels_reached` that is called `reached`: its bonus was not paid. */
export const IS_UNPAID = sql<boolean>`not exists (select from vip_bonuses paid where paid.site_key = reached.site_key
  and paid.member_id = reached.member_id and paid.to_level = reached.level and paid.kind = 'upgrade')`;
