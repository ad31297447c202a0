import type { Deps } from '../runtime/deps.ts';
import type { DailySettlement, SettledDay } from './days.ts';
import { payWeeklyCover } from './losses/weekly-cover.ts';
import { mondayOf, daysAfter } from './play/days.ts';
import { writePlayDays } from './play/write-play-days.ts';
import { settleRebates } from './rebates/settle-rebates.ts';
import { promoteDue } from './vip/promote-due.ts';
import { payWeeklyBonuses } from './vip/weekly-bonuses.ts';

/** What of a day's play is worked out at 03:00 of the next one: levels, rebates, and on Mondays what weeks bring. Source: G19, A19, A36. */
export const PLAY_SETTLEMENT: DailySettlement = { name: 'play', hour: 3, settle: settlePlay };

async function settlePlay(deps: Deps, { siteKey, day }: SettledDay): Promise<void> {
  await writePlayDays(deps.db, siteKey, day);
  await promoteDue(deps, siteKey, null);
  await settleRebates(deps, siteKey, day);
  const monday = mondayOf(day);
  if (day !== daysAfter(monday, 6)) return;
  await payWeeklyCover(deps, siteKey, monday);
  await payWeeklyBonuses(deps, siteKey, monday);
}
