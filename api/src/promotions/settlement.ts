import type { Deps } from '../runtime/deps.ts';
import type { DailySettlement, SettledDay } from './days.ts';
import { payWeeklyCover } from './losses/weekly-cover.ts';
import { mondayOf, daysAfter } from './play/days.ts';
import { writePlayDays } from './play/write-play-days.ts';
import { settleRebates } from './rebates/settle-rebates.ts';
import { tellBalance } from './claim.ts';
import { promoteDue } from './vip/promote-due.ts';
import { payWeeklyBonuses } from './vip/weekly-bonuses.ts';

/** What of a day's play is worked out at 03:00 of the next one: levels, rebates, and on Mondays what weeks bring. Source: G19, A19, A36. */
export const PLAY_SETTLEMENT: DailySettlement = { name: 'play', hour: 3, settle: settlePlay };

async function settlePlay(deps: Deps, { siteKey, day }: SettledDay): Promise<void> {
  const { db, clock } = deps;
  await writePlayDays(db, siteKey, day);
  await promoteDue(deps, siteKey, null);
  // Their open tabs see what waits to be claimed: the balance is as before, but something has moved.
  await tellAll(deps, siteKey, await settleRebates(db, siteKey, day, clock.now()));
  const monday = mondayOf(day);
  if (day !== daysAfter(monday, 6)) return;
  const cover = await payWeeklyCover(db, siteKey, monday, clock.now());
  const bonuses = await payWeeklyBonuses(db, siteKey, monday, clock.now());
  await tellAll(deps, siteKey, [...cover, ...bonuses]);
}

async function tellAll(deps: Deps, siteKey: string, members: readonly number[]): Promise<void> {
  for (const memberId of new Set(members)) await tellBalance(deps, { siteKey, memberId });
}
