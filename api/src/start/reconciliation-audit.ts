import { z } from 'zod';
import { openDifferences } from '../reconciliation/differences.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { untoldPix } from '../payments/untold-pix.ts';
import { accountStatements, paymentProviders } from '../providers/payment/institutions.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import type { JobState } from '../jobs/job-store.ts';

export const RECONCILIATION = 'reconciliation';
const PAUSE_MS = 60 * 60_000;
/** After the audit of the books, which needs no bank. */
const FIRST_AFTER_MS = 2 * 60_000;

const finding = z.object({
  /** When the bank last answered for every site; null: not since this process has the job. */
  comparedAt: z.iso.datetime().nullable(),
  /** Of each site, those that no operator has accepted. */
  differences: z.record(z.string(), z.number()),
});
type Finding = z.infer<typeof finding>;

/** Compares the books with the bank every hour. */
export function reconciliationJob(deps: Deps): Job {
  const bank = { statements: accountStatements(deps), bookUntold: untoldPix(deps, paymentProviders(deps)) };
  let comparedAt: string | null = null;
  const work = async (): Promise<Finding> => {
    const { unanswered } = await reconcile(deps, bank);
    if (unanswered.length === 0) comparedAt = deps.clock.now().toISOString();
    return { comparedAt, differences: Object.fromEntries(await openDifferences(deps.db)) };
  };
  return { name: RECONCILIATION, pauseMs: PAUSE_MS, firstAfterMs: FIRST_AFTER_MS, work, keepsFinding: true };
}

/** What the last comparison found, in whichever process; null until the first one has ended. */
export function lastReconciliation(
  states: ReadonlyMap<string, JobState>,
): { readonly at: Date | null; readonly differences: Finding['differences'] } | null {
  const { data } = finding.safeParse(states.get(RECONCILIATION)?.found);
  return data
    ? { at: data.comparedAt === null ? null : new Date(data.comparedAt), differences: data.differences }
    : null;
}
