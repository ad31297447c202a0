import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { followPaidRecharges } from './paid-recharges.ts';
import { playJobs } from './play-jobs.ts';
import { payPromisedAwards } from './promised-awards.ts';
import { collectDebts } from './taken-back/debts.ts';
import { endBonusesOfExcluded } from './taken-back/end-excluded.ts';
import { followRevokedBonuses } from './taken-back/follow-bonuses.ts';
import { followReversals } from './taken-back/follow-reversals.ts';
import { AWARD_DEBTS } from './taken-back/take-back.ts';

const PAUSE_MS = 1_000;
const PROMISES_PAUSE_MS = 30_000;

/** What promotions need in the background. */
export function promotionJobs(deps: Deps): readonly Job[] {
  return [
    { name: 'promotions of recharges', pauseMs: PAUSE_MS, work: () => followPaidRecharges(deps) },
    {
      name: 'gifts of deposits that went back',
      pauseMs: PAUSE_MS,
      work: async () => {
        await followReversals(deps);
        await followRevokedBonuses(deps);
        await collectDebts(deps, AWARD_DEBTS);
      },
    },
    { name: 'bonuses of the excluded', pauseMs: PAUSE_MS, work: () => endBonusesOfExcluded(deps) },
    ...playJobs(deps),
    { name: 'promised awards', pauseMs: PROMISES_PAUSE_MS, work: () => payPromisedAwards(deps) },
  ];
}
