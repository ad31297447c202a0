import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { followPaidRecharges } from './paid-recharges.ts';
import { playJobs } from './play-jobs.ts';
import { payPromisedAwards } from './promised-awards.ts';

const PAUSE_MS = 1_000;
const PROMISES_PAUSE_MS = 30_000;

/** What promotions need in the background. */
export function promotionJobs(deps: Deps): readonly Job[] {
  return [
    { name: 'promotions of recharges', pauseMs: PAUSE_MS, work: () => followPaidRecharges(deps) },
    ...playJobs(deps),
    { name: 'promised awards', pauseMs: PROMISES_PAUSE_MS, work: () => payPromisedAwards(deps) },
  ];
}
