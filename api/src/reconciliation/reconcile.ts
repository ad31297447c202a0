import { sql } from 'kysely';
import { saoPauloDay } from '@mosaico/shared/rules';
import { stopPayouts } from '../payouts/stops.ts';
import type { AccountStatements } from '../providers/payment/institutions.ts';
import { doAll } from '../runtime/batch.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Difference } from './compare.ts';
import { type BookUntold, reconcileDay } from './reconcile-day.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A line of the log stays readable; all of them are in `reconciliation_differences`. */
const MOST_LOGGED = 20;

/** What was found for a day of a site. */
export interface DayReport {
  readonly site: string;
  readonly day: string;
  /** Those that no operator has accepted. */
  readonly differences: readonly Difference[];
}

/** What a comparison needs of others. */
interface Bank {
  readonly statements: AccountStatements;
  readonly bookUntold: BookUntold;
}

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** What came of comparing. */
export interface Reconciliation {
  readonly days: readonly DayReport[];
  /** Sites whose bank gave no answer, or whose comparison failed: the log says why. */
  readonly unanswered: readonly string[];
}

/**
 * Compares the books of every site with its bank, for each day that was not compared after its end yet, for each with a difference, and for each
 * of which a Pix has gone back since: so a day that was missed is made up for. The first day of a site is the one on which it is first compared. Where they differ, the site
 * pays nothing out until an operator lifts that; deposits go on.
 *
 * @returns the days that were compared; a site whose bank gives no answer is left to the next time
 * Source: R196, G12.
 */
export async function reconcile(deps: ReconcileDeps, bank: Bank): Promise<Reconciliation> {
  const { db, log } = deps;
  const sites = await db.selectFrom('pix_receivers').select('site_key').orderBy('site_key').execute();
  const reports = await doAll(
    {
      items: sites,
      work: async ({ site_key }) => ({ site_key, days: await reconcileSite(deps, bank, site_key) }),
      failure: 'a site could not be reconciled',
      tell: ({ site_key: site }) => ({ site }),
    },
    log,
  );
  const answered = new Set(reports.map(({ site_key }) => site_key));
  return {
    days: reports.flatMap(({ days }) => days),
    unanswered: sites.map(({ site_key }) => site_key).filter((site) => !answered.has(site)),
  };
}

async function reconcileSite(
  { db, clock, log }: ReconcileDeps,
  { statements, bookUntold }: Bank,
  siteKey: string,
): Promise<DayReport[]> {
  const statement = await statements(siteKey);
  if (!statement) return [];
  const reports: DayReport[] = [];
  for (const day of await daysToCompare(db, siteKey, clock.now())) {
    const now = clock.now();
    const differences = await reconcileDay(db, { statement, bookUntold }, { siteKey, day, now });
    reports.push({ site: siteKey, day, differences });
    if (differences.length === 0) continue;
    await stopPayouts(db, { siteKey, reason: 'reconciliation', at: now });
    const about = {
      site: siteKey,
      day,
      count: differences.length,
      differences: differences.slice(0, MOST_LOGGED),
    };
    log.error(about, 'the books and the bank differ: payouts are stopped');
  }
  return reports;
}

async function daysToCompare(db: Deps['db'], siteKey: string, now: Date): Promise<readonly string[]> {
  const today = saoPauloDay(now);
  const { first, last } = await db
    .selectFrom('reconciliations')
    .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
    .where('site_key', '=', siteKey)
    .executeTakeFirstOrThrow();
  if (!first || !last) return [today];
  const unfinished = await db
    .selectFrom('reconciliations')
    .select('day')
    .where('site_key', '=', siteKey)
    .where((where) =>
      where.or([
        where('is_complete', '=', false),
        where.exists(
          where
            .selectFrom('reconciliation_differences')
            .select('day')
            .whereRef('reconciliation_differences.site_key', '=', 'reconciliations.site_key')
            .whereRef('reconciliation_differences.day', '=', 'reconciliations.day')
            .where('accepted_at', 'is', null),
        ),
      ]),
    )
    .execute();
  const days = new Set([...unfinished.map(({ day }) => day), ...(await daysOfReturns(db, siteKey))]);
  for (let day = last; day <= today; day = nextDay(day)) if (day > last) days.add(day);
  return [...days].sort();
}

/** Days of which a Pix has gone back since they were compared: after a contestation that can be weeks later. */
async function daysOfReturns(db: Deps['db'], siteKey: string): Promise<readonly string[]> {
  const days = await db
    .selectFrom('pix_payments')
    .innerJoin('reconciliations', (join) =>
      join
        .onRef('reconciliations.site_key', '=', 'pix_payments.site_key')
        .on(sql<boolean>`reconciliations.day = (pix_payments.paid_at at time zone 'America/Sao_Paulo')::date`)
        .onRef('pix_payments.refund_at', '>', 'reconciliations.checked_at'),
    )
    .select('reconciliations.day')
    .distinct()
    .where('pix_payments.site_key', '=', siteKey)
    .where('refund_status', '=', 'done')
    .execute();
  return days.map(({ day }) => day);
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
