import { stopPayouts } from '../payouts/stops.ts';
import type { LedgerReport } from '../ledger/verify.ts';
import { verify } from '../ledger/verify.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';

const PAUSE_MS = 60 * 60_000;
/** Soon after a start, because a new version is when the books are most likely to go wrong. */
const FIRST_AFTER_MS = 60_000;

/** Verifies the books every hour and keeps what was found last, for the operator's alerts. */
export class LedgerAudit {
  readonly job: Job;
  /** Null until the first one has ended. */
  last: { readonly at: Date; readonly report: LedgerReport } | null = null;

  constructor({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
    const work = async () => {
      const report = await verify(db);
      this.last = { at: clock.now(), report };
      const { problems, lines } = report;
      if (problems.length > 0) {
        log.error({ problems }, 'the books do not balance');
        // Whose books a fault is in can be hard to say: until somebody has looked, nobody is paid out.
        const sites = await db.selectFrom('sites').select('key').execute();
        for (const { key } of sites)
          await stopPayouts(db, { siteKey: key, reason: 'books', at: clock.now() });
      }
      if (report.isSound) log.info({ lines }, 'the books are verified');
    };
    this.job = { name: 'ledger audit', pauseMs: PAUSE_MS, firstAfterMs: FIRST_AFTER_MS, work };
  }
}
