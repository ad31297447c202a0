import { z } from 'zod';
import { stopPayouts } from '../payouts/stops.ts';
import { type LedgerProblem, verify } from '../ledger/verify.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import type { JobState } from '../jobs/job-store.ts';

export const LEDGER_AUDIT = 'ledger audit';
const PAUSE_MS = 60 * 60_000;
/** Soon after a start, because a new version is when the books are most likely to go wrong. */
const FIRST_AFTER_MS = 60_000;

/** What the last audit found. */
const finding = z.object({
  isSound: z.boolean(),
  /** How many of each check, at most 20 of each site. */
  faults: z.record(z.string(), z.number()),
});
type Finding = z.infer<typeof finding>;

/** Verifies the books every hour. */
export function ledgerAuditJob({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Job {
  const work = async (): Promise<Finding> => {
    const { problems, lines, isSound } = await verify(db);
    if (isSound) log.info({ lines }, 'the books are verified');
    else {
      log.error({ problems }, 'the books do not balance');
      for (const siteKey of await sitesToStop(db, problems))
        await stopPayouts(db, { siteKey, reason: 'books', at: clock.now() });
    }
    const byCheck = Object.groupBy(problems, ({ check }) => check);
    const faults = Object.entries(byCheck).map(([check, found]) => [check, found.length]);
    return { isSound, faults: Object.fromEntries(faults) };
  };
  return { name: LEDGER_AUDIT, pauseMs: PAUSE_MS, firstAfterMs: FIRST_AFTER_MS, work, keepsFinding: true };
}

/** Those whose books have a fault. Of one that cannot be given to a site, nobody knows whose money it is: it stops them all. */
async function sitesToStop(db: Deps['db'], problems: readonly LedgerProblem[]): Promise<readonly string[]> {
  const sites = (await db.selectFrom('sites').select('key').execute()).map(({ key }) => key);
  const atFault = new Set(problems.map(({ siteKey }) => siteKey));
  const isOfOurSites = (siteKey: string | null) => siteKey !== null && sites.includes(siteKey);
  return [...atFault].every(isOfOurSites) ? sites.filter((key) => atFault.has(key)) : sites;
}

/** What the last audit found, in whichever process; null until the first one has ended. */
export function lastAudit(states: ReadonlyMap<string, JobState>): (Finding & { readonly at: Date }) | null {
  const state = states.get(LEDGER_AUDIT);
  const { data } = finding.safeParse(state?.found);
  return state?.succeededAt && data ? { ...data, at: state.succeededAt } : null;
}
