import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { VIP_LADDER } from '../../vip/ladder.ts';
import { giveToEach, type Told } from '../give-to-each.ts';
import { settledAt, daysAfter, spanOfDays } from '../play/days.ts';
import { type OfferedThen, promotionsOfSpan, thenOfLevel } from '../promotion.ts';
import type { Offered } from '../licence.ts';
import type { Deps } from '../../runtime/deps.ts';
import { awardWeek } from '../week-awards.ts';

/** A member and the level that they had at the end of a week. */
interface Receiver {
  readonly memberId: number;
  readonly level: number;
}

/**
 * Pays the bonus of a week that is over, once for each member, by the level that they had on Monday at 03:00. On a site that
 * follows the Brazilian licence only who bet in that week gets it: nothing is given there before a bet. The offer has to have been on in
 * that week, or a part of it; of several the one counts that is for that level. Who takes a break gets theirs afterwards.
 *
 * @param monday first day of the week, whose play is written down
 * Source: G18, A36.
 */
export async function payWeeklyBonuses(deps: Deps, siteKey: string, monday: string): Promise<void> {
  const { db, clock } = deps;
  const at = clock.now();
  const offers = await promotionsOfSpan(db, siteKey, 'vip_weekly', spanOfDays(monday, daysAfter(monday, 6)));
  const [first] = offers;
  if (!first) return;
  // Offers of a kind are under the same rule of the licence.
  await giveToEach(deps, {
    siteKey,
    items: await receivers(db, first.promotion, monday),
    give: (receiver) =>
      transaction(db, (tx) => payWeek(tx, { siteKey, offers, at }, receiver, monday), 'jobs'),
  });
}

async function payWeek(
  tx: Tx,
  { siteKey, offers, at }: { siteKey: string; offers: readonly OfferedThen[]; at: Date },
  { memberId, level }: Receiver,
  monday: string,
): Promise<Told | null> {
  const offered = thenOfLevel(offers, level);
  if (!offered) return null;
  const amountCentavos = VIP_LADDER[level]?.weeklyBonusCentavos ?? 0;
  const { award, notificationId } = await awardWeek(tx, { ...offered, at, memberId, monday, amountCentavos });
  await tx
    .insertInto('vip_bonuses')
    .values({
      site_key: siteKey,
      member_id: memberId,
      kind: 'weekly',
      from_level: level,
      to_level: level,
      week: monday,
      bonus_centavos: award.amount_centavos,
      created_at: at,
    })
    .execute();
  return [notificationId];
}

/** Who had a level when the week was worked out, without those who have the bonus already. */
async function receivers(
  db: Db,
  { site_key: siteKey, isForBettorsAlone }: Offered,
  monday: string,
): Promise<readonly Receiver[]> {
  const sunday = daysAfter(monday, 6);
  const { rows } = await sql<Receiver>`
    select reached.member_id as "memberId", max(reached.level) as level
    from vip_levels_reached reached
    where reached.site_key = ${siteKey} and reached.reached_at <= ${settledAt(sunday)}
      and not exists (select from vip_bonuses paid
        where paid.site_key = reached.site_key and paid.member_id = reached.member_id and paid.week = ${monday})
      and (not ${isForBettorsAlone}::boolean or exists (select from play_days played
        where played.site_key = reached.site_key and played.member_id = reached.member_id
          and played.day between ${monday} and ${sunday}))
    group by reached.member_id order by reached.member_id
  `.execute(db.lane('jobs'));
  return rows;
}
