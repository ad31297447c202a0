import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../runtime/deps.ts';
import { levelAt } from '../../vip/reached.ts';
import { award } from '../award.ts';
import { giveToEach, type Told } from '../give-to-each.ts';
import { tellOfAward } from '../tell-of-award.ts';
import { settledAt, spanOfDays } from '../play/days.ts';
import { type OfferedThen, promotionsOfSpan, thenOfLevel } from '../promotion.ts';
import { takesBreak } from '../week-awards.ts';
import { type DayOfPlay, playOfDay } from './play-of-day.ts';
import { rebateParts } from './rates.ts';

/**
 * Gives the rebates of a day whose play is written down, once for each member, at the level that they had at 03:00 after it: into their purse of
 * rebates, to be claimed.
 * The offer has to have been on in that day, or a part of it; of several the one counts that is for that level. Bets of who is excluded or frozen
 * now bring nothing; who takes a break keeps what they have earned, and is not told of it meanwhile.
 *
 * Source: G19, G31, R192.
 */
export async function settleRebates(deps: Deps, siteKey: string, day: string): Promise<void> {
  const { db, clock } = deps;
  const at = clock.now();
  const offers = await promotionsOfSpan(db, siteKey, 'rebate', spanOfDays(day, day));
  if (offers.length === 0) return;
  await giveToEach(deps, {
    siteKey,
    items: await playOfDay(db, siteKey, day),
    give: (member) => transaction(db, (tx) => giveRebate(tx, { siteKey, offers, at }, member, day), 'jobs'),
  });
}

async function giveRebate(
  tx: Tx,
  { siteKey, offers, at }: { siteKey: string; offers: readonly OfferedThen[]; at: Date },
  { memberId, play }: DayOfPlay,
  day: string,
): Promise<Told | null> {
  const owner = { siteKey, memberId };
  const level = await levelAt(tx, owner, settledAt(day));
  const offered = thenOfLevel(offers, level);
  if (!offered) return null;
  const parts = rebateParts(play, level, offered.promotion).filter(
    ({ amountCentavos }) => amountCentavos > 0,
  );
  if (parts.length === 0) return null;
  const given = await award(tx, {
    ...offered,
    at,
    memberId,
    occasion: `${day}:member:${memberId}`,
    amountCentavos: parts.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
    outlastsBreaks: true,
  });
  const rows = parts.map(({ gameType, wageredCentavos, rateHundredths, amountCentavos }) => ({
    site_key: siteKey,
    member_id: memberId,
    day,
    game_type: gameType,
    wagered_centavos: wageredCentavos,
    rate_hundredths: rateHundredths,
    amount_centavos: amountCentavos,
    created_at: at,
  }));
  await tx.insertInto('rebates').values(rows).execute();
  return [(await takesBreak(tx, owner, at)) ? null : await tellOfAward(tx, given, at, settledAt(day))];
}
