import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { payOutDue, type PayoutProviders } from './payout/pay-out.ts';
import { reviewSandboxSites } from './review/automatic-review.ts';

const PAUSE_MS = 1_000;

/** What withdrawals need in the background: the automatic review of sandbox sites, and payouts. */
export function withdrawalJobs(deps: Deps, providers: PayoutProviders): readonly Job[] {
  return [
    { name: 'withdrawal review', pauseMs: PAUSE_MS, work: () => reviewSandboxSites(deps) },
    { name: 'payouts', pauseMs: PAUSE_MS, work: () => payOutDue(deps, providers) },
  ];
}
