import { contestationProviders } from '../../providers/payment/institutions.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { Job } from '../../runtime/job.ts';
import { collectLacking } from './collect.ts';
import { followContestations } from './follow.ts';
import { askForContestations } from './notices.ts';

const PAUSE_MS = 1_000;
/** A notice that got lost is made up for within this time: a contestation has days. */
const ASK_EVERY_MS = 5 * 60_000;

/** What contestations need in the background. */
export function contestationJobs(deps: Deps): readonly Job[] {
  const providers = contestationProviders(deps);
  return [
    { name: 'contestations', pauseMs: PAUSE_MS, work: () => followContestations(deps, providers) },
    { name: 'contested money', pauseMs: PAUSE_MS, work: () => collectLacking(deps) },
    {
      name: 'lost contestation notices',
      pauseMs: ASK_EVERY_MS,
      firstAfterMs: PAUSE_MS,
      work: () => askForContestations(deps, providers),
    },
  ];
}
