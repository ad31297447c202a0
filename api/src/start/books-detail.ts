import type { JobState } from '../jobs/job-store.ts';
import { lastPayoutWatch } from '../withdrawals/payout/watch.ts';
import { lastAudit } from './ledger-audit.ts';
import { lastReconciliation } from './reconciliation-audit.ts';

/** How the books stand, for who looks at the readiness; null until they were looked at. */
export function booksDetail(states: ReadonlyMap<string, JobState>) {
  const verified = lastAudit(states);
  const compared = lastReconciliation(states);
  return {
    books: verified && { verified_at: verified.at.toISOString(), is_sound: verified.isSound },
    bank: compared && {
      compared_at: compared.at?.toISOString() ?? null,
      differences: Object.values(compared.differences).reduce((total, count) => total + count, 0),
      payouts_stopped: lastPayoutWatch(states)?.stopped ?? [],
    },
  };
}
