import { stoppedSites } from '../payouts/stops.ts';
import { openDifferences } from '../reconciliation/differences.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { accountStatements } from '../providers/payment/institutions.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';

const PAUSE_MS = 60 * 60_000;
/** After the audit of the books, which needs no bank. */
const FIRST_AFTER_MS = 2 * 60_000;

/** Compares the books with the bank every hour and keeps what was found last, for the operator's alerts. */
export class ReconciliationAudit {
  readonly job: Job;
  /** Null until the first round has ended. */
  last: {
    /** When the bank last answered for every site. */
    readonly at: Date | null;
    readonly differences: ReadonlyMap<string, number>;
    /** Sites that pay nothing out. */
    readonly stopped: readonly string[];
  } | null = null;

  constructor(deps: Deps) {
    const statements = accountStatements(deps);
    const work = async () => {
      const { unanswered } = await reconcile(deps, statements);
      const at = unanswered.length === 0 ? deps.clock.now() : (this.last?.at ?? null);
      const differences = await openDifferences(deps.db);
      this.last = { at, differences, stopped: await stoppedSites(deps.db) };
    };
    this.job = { name: 'reconciliation', pauseMs: PAUSE_MS, firstAfterMs: FIRST_AFTER_MS, work };
  }
}
