import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { settleDays } from './days.ts';
import { PLAY_SETTLEMENT } from './settlement.ts';
import { promoteDue } from './vip/promote-due.ts';

const SETTLEMENT_PAUSE_MS = 60_000;
const LEVELS_PAUSE_MS = 15_000;
/** How far back levels are looked for: bets that are settled later are seen with the next bet, or at 03:00. */
const LOOK_BACK_MS = 3 * 60_000;

/** What play brings by itself: levels within seconds, and all that is worked out by the day. Source: G18, G19, A36. */
export function playJobs(deps: Deps): readonly Job[] {
  return [
    {
      name: 'settlement of play',
      pauseMs: SETTLEMENT_PAUSE_MS,
      firstAfterMs: 5_000,
      work: () => settleDays(deps, PLAY_SETTLEMENT),
    },
    vipLevelsJob(deps),
  ];
}

function vipLevelsJob(deps: Deps): Job {
  const { db, clock } = deps;
  let isFirst = true;
  return {
    name: 'vip levels',
    pauseMs: LEVELS_PAUSE_MS,
    firstAfterMs: 5_000,
    work: async () => {
      // A process that takes over looks at everybody: nobody knows for how long nobody has looked.
      const since = isFirst ? null : new Date(clock.now().getTime() - LOOK_BACK_MS);
      const sites = await db.selectFrom('sites').select('key').orderBy('key').execute();
      for (const { key } of sites) await promoteDue(deps, key, since);
      isFirst = false;
    },
  };
}
