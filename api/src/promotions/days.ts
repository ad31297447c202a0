import type { Db, Tx } from '../db/tables.ts';
import { doAll } from '../runtime/batch.ts';
import type { Deps } from '../runtime/deps.ts';
import { daysAfter, lastSettledDay, spanOfDays, type Span } from './play/days.ts';

/** A day of a site that is over: from its first instant to that of the day after. */
export interface SettledDay extends Span {
  readonly siteKey: string;
  /** `YYYY-MM-DD`, in São Paulo. */
  readonly day: string;
}

/** What is worked out once a day for every site. */
export interface DailySettlement {
  /** Its name in `promotion_days`: the same in every release. */
  readonly name: string;
  /** Hour of the day after, in São Paulo, from which on a day is settled. */
  readonly hour: number;
  /**
   * Settles one day. May be called again for a day that it did not finish, also by another process at the same time: what it gives is guarded by
   * the occasions of awards, or by rows of its own.
   */
  readonly settle: (deps: Deps, day: SettledDay) => Promise<void>;
}

/**
 * Settles each day of each site that is over and not settled yet, the oldest first: days of a downtime are made up for. A site begins with the
 * day before it is first looked at. A site whose settlement fails is logged, goes on with the same day the next time, and keeps no other waiting.
 *
 * @returns how many days were settled
 */
export async function settleDays(deps: Deps, settlement: DailySettlement): Promise<number> {
  const sites = await deps.db.selectFrom('sites').select('key').orderBy('key').execute();
  const settled = await doAll(
    {
      items: sites,
      work: ({ key }) => settleSite(deps, settlement, key),
      failure: 'a day of a site could not be settled',
      tell: ({ key: site }) => ({ site, settlement: settlement.name }),
    },
    deps.log,
  );
  return settled.reduce((sum, days) => sum + days, 0);
}

async function settleSite(
  deps: Deps,
  { name, hour, settle }: DailySettlement,
  siteKey: string,
): Promise<number> {
  const { db, clock } = deps;
  const days = daysToSettle(await lastDay(db, siteKey, name), clock.now(), hour);
  for (const day of days) {
    await settle(deps, { siteKey, day, ...spanOfDays(day, day) });
    await db
      .lane('jobs')
      .insertInto('promotion_days')
      .values({ site_key: siteKey, settlement: name, day, settled_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return days.length;
}

/** Takes the days up to this one as settled, where none is yet: the settlement then begins with the day after. */
export async function takeAsSettled(
  tx: Tx,
  {
    siteKey,
    name,
    day,
    at,
  }: { readonly siteKey: string; readonly name: string; readonly day: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('promotion_days')
    .values({ site_key: siteKey, settlement: name, day, settled_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The days after `last` that are over, and of whose next day it is at least this hour. Pure. */
export function daysToSettle(last: string | null, now: Date, hour: number): readonly string[] {
  const newest = lastSettledDay(now, hour);
  const days: string[] = [];
  for (let day = last === null ? newest : daysAfter(last, 1); day <= newest; day = daysAfter(day, 1))
    days.push(day);
  return days;
}

async function lastDay(db: Db, siteKey: string, settlement: string): Promise<string | null> {
  const row = await db
    .selectFrom('promotion_days')
    .select('day')
    .where('site_key', '=', siteKey)
    .where('settlement', '=', settlement)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}
