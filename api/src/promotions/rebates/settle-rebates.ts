import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { vipStandingOf } from '../../vip/standing.ts';
import { award } from '../award.ts';
import { giveToEach } from '../give-to-each.ts';
import { openPromotion, type Promotion } from '../promotion.ts';
import { type DayOfPlay, playOfDay } from './play-of-day.ts';
import { rebateCentavos, rebateRate } from './rates.ts';

/**
 * Gives the rebates of a day whose play is written down, once for each member: into their purse of rebates, to be claimed.
 * Bets of who may not play now, and of days on which the offer is closed, bring nothing.
 *
 * @returns whom something was given
 * Source: G19, R192.
 */
export async function settleRebates(db: Db, siteKey: string, day: string, at: Date): Promise<number[]> {
  const promotion = await openPromotion(db, siteKey, 'rebate', at);
  if (!promotion) return [];
  return giveToEach(await playOfDay(db, siteKey, day), (member) =>
    transaction(db, (tx) => giveRebate(tx, promotion, member, day, at), 'jobs'),
  );
}

async function giveRebate(
  tx: Tx,
  promotion: Promotion,
  { memberId, play }: DayOfPlay,
  day: string,
  at: Date,
): Promise<boolean> {
  const { level } = await vipStandingOf(tx, { siteKey: promotion.site_key, memberId });
  const parts = play
    .map(({ gameType, wageredCentavos }) => {
      const rate = rebateRate(gameType, level);
      return { gameType, wageredCentavos, rate, amount: rebateCentavos(wageredCentavos, rate) };
    })
    .filter(({ amount }) => amount > 0);
  if (parts.length === 0) return false;
  const amountCentavos = parts.reduce((sum, { amount }) => sum + amount, 0);
  const given = await award(tx, {
    promotion,
    memberId,
    occasion: `${day}:member:${memberId}`,
    amountCentavos,
    at,
  });
  let left = given.amount_centavos;
  const rows = parts.map(({ gameType, wageredCentavos, rate, amount }) => {
    // A cap of the promotion takes from the last.
    const paid = Math.min(amount, left);
    left -= paid;
    return {
      site_key: promotion.site_key,
      member_id: memberId,
      day,
      game_type: gameType,
      wagered_centavos: wageredCentavos,
      rate_hundredths: rate,
      amount_centavos: paid,
      created_at: at,
    };
  });
  await tx
    .insertInto('rebates')
    .values(rows.filter(({ amount_centavos: paid }) => paid > 0))
    .execute();
  return true;
}
