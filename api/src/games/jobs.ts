import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { countBets } from './popularity.ts';

const PAUSE_MS = 60_000;
/** The first counts are there soon after the start. */
const FIRST_AFTER_MS = 2_000;

/** What the lobby needs in the background. */
export function gameJobs({ db, clock }: Deps): readonly Job[] {
  return [
    {
      name: 'popularity of games',
      pauseMs: PAUSE_MS,
      firstAfterMs: FIRST_AFTER_MS,
      work: () => countBets(db, clock.now()),
    },
  ];
}
