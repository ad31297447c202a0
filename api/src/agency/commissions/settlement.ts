import type { DailySettlement, SettledDay } from '../../promotions/days.ts';
import { daysAfter } from '../../promotions/play/days.ts';
import { writePlayDays } from '../../promotions/play/write-play-days.ts';
import { PLAY_SETTLEMENT } from '../../promotions/settlement.ts';
import type { Db } from '../../db/tables.ts';
import type { Deps } from '../../runtime/deps.ts';
import { flagShared } from '../../members/flag-shared.ts';
import { holdFlaggedOfAll } from './held.ts';
import { settleBets } from './settle-bets.ts';
import { settleMonth } from './settle-month.ts';

/** What agents earn by the day, and on the 1st by the month that is over, at 03:00 in São Paulo. Source: G21, A57. */
export const AGENCY_SETTLEMENT: DailySettlement = { name: 'agency', hour: 3, settle };

async function settle(deps: Deps, settled: SettledDay): Promise<void> {
  const { db, clock } = deps;
  const { siteKey, day } = settled;
  // It is the same days of play that promotions follow; whoever comes first writes them.
  if (!(await isPlayWritten(db, siteKey, day))) await writePlayDays(db, siteKey, day);
  await flagShared(db.lane('jobs') as Db, siteKey, clock.now());
  await holdFlaggedOfAll(db, siteKey, clock.now());
  await settleBets(deps, settled);
  if (daysAfter(day, 1).endsWith('-01')) await settleMonth(deps, siteKey, day);
}

async function isPlayWritten(db: Db, siteKey: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('promotion_days')
    .select('day')
    .where('site_key', '=', siteKey)
    .where('settlement', '=', PLAY_SETTLEMENT.name)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}
