import { payoutProviders } from '../providers/payment/institutions.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { payOutDue } from './payout/pay-out.ts';
import { payoutWatchJob } from './payout/watch.ts';
import { reviewSandboxSites } from './review/automatic-review.ts';

const PAUSE_MS = 1_000;

/** What withdrawals need in the background: the automatic review of sandbox sites, payouts, and what tells of them. */
export function withdrawalJobs(deps: Deps): readonly Job[] {
  const providers = payoutProviders(deps);
  return [
    { name: 'withdrawal review', pauseMs: PAUSE_MS, work: () => reviewSandboxSites(deps) },
    { name: 'payouts', pauseMs: PAUSE_MS, work: () => payOutDue(deps, providers) },
    payoutWatchJob(deps),
  ];
}
