import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';

const PAUSE_MS = 3_000;

/** What the information centre needs in the background. */
export function informationJobs(deps: Deps): readonly Job[] {
  return [{ name: 'announcements', pauseMs: PAUSE_MS, work: () => tellAnnouncements(deps) }];
}

/**
 * Tells the open tabs of a site of what has been announced since the last round, also of what was written for this moment before, changed or
 * withdrawn: their badges are counted anew. Each is told by one process. Source: G10, G56.
 */
export async function tellAnnouncements({
  db,
  clock,
  memberEvents,
}: Pick<Deps, 'db' | 'clock' | 'memberEvents'>): Promise<void> {
  const at = clock.now();
  const told = await db
    .lane('jobs')
    .updateTable('announcements')
    .set({ told_at: at })
    .where('told_at', 'is', null)
    .where('published_at', '<=', at)
    .returning(['id', 'site_key'])
    .execute();
  for (const { id, site_key: siteKey } of told)
    memberEvents.publishToSite(siteKey, { type: 'notification', id, at: at.toISOString() });
}
