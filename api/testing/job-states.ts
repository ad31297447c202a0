import type { JobState } from '../src/jobs/job-store.ts';
import type { Job } from '../src/runtime/job.ts';

/** How jobs stand after a round of each that ended at this instant. */
export async function statesAfter(at: Date, ...jobs: readonly Job[]): Promise<ReadonlyMap<string, JobState>> {
  const states = new Map<string, JobState>();
  for (const { name, work } of jobs) {
    const found: unknown = JSON.parse(JSON.stringify((await work()) ?? null));
    states.set(name, { name, isMine: true, dueInMs: 0, succeededAt: at, failures: 0, found });
  }
  return states;
}
