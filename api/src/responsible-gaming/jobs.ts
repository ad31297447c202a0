import type { Db } from '../db/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { endExclusions } from './end-exclusions.ts';

const PAUSE_MS = 60_000;

/** What responsible gaming needs in the background: raised limits whose time has come, exclusions that are over. */
export function responsibleGamingJobs({ db, clock }: Deps): readonly Job[] {
  return [
    { name: 'raised limits', pauseMs: PAUSE_MS, work: () => applyRaises(db, clock.now()) },
    { name: 'ended exclusions', pauseMs: PAUSE_MS, work: () => endExclusions(db, clock.now()) },
  ];
}

/** Writes down what counts already since the instant of each raise (0090). Source: G31. */
export async function applyRaises(db: Db, at: Date): Promise<void> {
  const writes = db.lane('writes');
  await writes
    .deleteFrom('play_limits')
    .where('pending_from', '<=', at)
    .where('pending_most', 'is', null)
    .execute();
  await writes
    .updateTable('play_limits')
    .set((row) => ({ most: row.ref('pending_most').$notNull(), pending_from: null, pending_most: null }))
    .where('pending_from', '<=', at)
    .execute();
}
