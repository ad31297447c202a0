import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { levelAt } from '../../vip/reached.ts';
import { award, type AwardRequest } from '../award.ts';
import { giveToEach } from '../give-to-each.ts';
import { tellOfAward } from '../tell-of-award.ts';
import { settledAt, spanOfDays } from '../play/days.ts';
import { promotionOfSpan } from '../promotion.ts';
import { type DayOfPlay, playOfDay } from './play-of-day.ts';
import { rebateParts } from './rates.ts';

/**
 * Gives the rebates of a day whose play is written down, once for each member, at the level that they had at 03:00 after it: into their purse of
 * rebates, to be claimed.
 * The offer has to have been on in that day, or a part of it. Bets of who is excluded or frozen now bring nothing; who takes a break
 * keeps what they have earned.
 *
 * @returns whom something was given
 * Source: G19, R192.
 */
export async function settleRebates(db: Db, siteKey: string, day: string, at: Date): Promise<number[]> {
  const offered = await promotionOfSpan(db, siteKey, 'rebate', spanOfDays(day, day));
  if (!offered) return [];
  return giveToEach(await playOfDay(db, siteKey, day), (member) =>
    transaction(db, (tx) => giveRebate(tx, { ...offered, at }, member, day), 'jobs'),
  );
}

async function giveRebate(
  tx: Tx,
  offered: Pick<AwardRequest, 'promotion' | 'earnedAt' | 'at'>,
  { memberId, play }: DayOfPlay,
  day: string,
): Promise<boolean> {
  const { promotion, at } = offered;
  const level = await levelAt(tx, { siteKey: promotion.site_key, memberId }, settledAt(day));
  const parts = rebateParts(play, level, promotion).filter(({ amountCentavos }) => amountCentavos > 0);
  if (parts.length === 0) return false;
  const given = await award(tx, {
    ...offered,
    memberId,
    occasion: `${day}:member:${memberId}`,
    amountCentavos: parts.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
    outlastsBreaks: true,
  });
  await tellOfAward(tx, given, at, settledAt(day));
  const rows = parts.map(({ gameType, wageredCentavos, rateHundredths, amountCentavos }) => ({
    site_key: promotion.site_key,
    member_id: memberId,
    day,
    game_type: gameType,
    wagered_centavos: wageredCentavos,
    rate_hundredths: rateHundredths,
    amount_centavos: amountCentavos,
    created_at: at,
  }));
  await tx.insertInto('rebates').values(rows).execute();
  return true;
}
