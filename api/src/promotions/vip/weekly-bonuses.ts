import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { VIP_LADDER } from '../../vip/ladder.ts';
import { award } from '../award.ts';
import { giveToEach } from '../give-to-each.ts';
import { settledAt, daysAfter } from '../play/days.ts';
import { openPromotion, type Promotion } from '../promotion.ts';
import type { Offered } from '../licence.ts';

/** A member and the level that they had at the end of a week. */
interface Receiver {
  readonly memberId: number;
  readonly level: number;
}

/**
 * Pays the bonus of a week that is over, once for each member, by the level that they had on Monday at 03:00. On a site that
 * follows the Brazilian licence only who bet in that week gets it: nothing is given there before a bet.
 *
 * @param monday first day of the week, whose play is written down
 * @returns who got it
 * Source: G18, A36.
 */
export async function payWeeklyBonuses(db: Db, siteKey: string, monday: string, at: Date): Promise<number[]> {
  const promotion = await openPromotion(db, siteKey, 'vip_weekly', at);
  if (!promotion) return [];
  return giveToEach(await receivers(db, promotion, monday), (receiver) =>
    transaction(db, (tx) => payWeek(tx, promotion, receiver, monday, at), 'jobs'),
  );
}

async function payWeek(
  tx: Tx,
  promotion: Promotion,
  { memberId, level }: Receiver,
  monday: string,
  at: Date,
): Promise<boolean> {
  const amountCentavos = VIP_LADDER[level]?.weeklyBonusCentavos ?? 0;
  const occasion = `${monday}:member:${memberId}`;
  const paid = await award(tx, { promotion, memberId, occasion, amountCentavos, at });
  await tx
    .insertInto('vip_bonuses')
    .values({
      site_key: promotion.site_key,
      member_id: memberId,
      kind: 'weekly',
      from_level: level,
      to_level: level,
      week: monday,
      bonus_centavos: paid.amount_centavos,
      created_at: at,
    })
    .execute();
  return true;
}

/** Who had a level when the week was worked out, without those who have the bonus already. */
async function receivers(
  db: Db,
  { site_key: siteKey, isForBettorsAlone }: Offered,
  monday: string,
): Promise<readonly Receiver[]> {
  const sunday = daysAfter(monday, 6);
  const { rows } = await sql<Receiver>`
    select reached.member_id as "memberId", max(reached.to_level) as level
    from vip_bonuses reached
    where reached.site_key = ${siteKey} and reached.kind = 'upgrade' and reached.created_at <= ${settledAt(sunday)}
      and not exists (select from vip_bonuses paid
        where paid.site_key = reached.site_key and paid.member_id = reached.member_id and paid.week = ${monday})
      and (not ${isForBettorsAlone}::boolean or exists (select from play_days played
        where played.site_key = reached.site_key and played.member_id = reached.member_id
          and played.day between ${monday} and ${sunday}))
    group by reached.member_id order by reached.member_id
  `.execute(db.lane('jobs'));
  return rows;
}
