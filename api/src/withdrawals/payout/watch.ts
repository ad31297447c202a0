import { z } from 'zod';
import type { JobState } from '../../jobs/job-store.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { stoppedSites } from '../../payouts/stops.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { Job } from '../../runtime/job.ts';

const PAYOUT_WATCH = 'payout watch';
const PAUSE_MS = 15_000;

const finding = z.object({
  /** Sites that pay nothing out. */
  stopped: z.array(z.string()),
  /** Of each site that has any: withdrawals that are approved and neither paid nor given back, but those of frozen members. */
  open: z.array(z.object({ site: z.string(), count: z.number(), oldestAt: z.iso.datetime() })),
});
type Finding = z.infer<typeof finding>;

/** Looks for payouts that do not come to their end, for the alerts. */
export function payoutWatchJob({ db }: Pick<Deps, 'db'>): Job {
  const work = async (): Promise<Finding> => {
    const rows = await db
      .selectFrom('withdrawals')
      .innerJoin('members', 'members.id', 'withdrawals.member_id')
      .select(['withdrawals.site_key', ({ fn }) => fn.countAll<number>().as('count')])
      .select(({ fn }) => fn.min<Date | null>('reviewed_at').as('oldest'))
      .where('next_step_at', 'is not', null)
      // What frozen members have asked for is not paid, and that is no fault.
      .where('members.status', '<>', MEMBER_STATUS.frozen)
      .groupBy('withdrawals.site_key')
      .orderBy('withdrawals.site_key')
      .execute();
    const open = rows.flatMap(({ site_key: site, count, oldest }) =>
      oldest ? [{ site, count: Number(count), oldestAt: oldest.toISOString() }] : [],
    );
    return { stopped: [...(await stoppedSites(db))], open };
  };
  return { name: PAYOUT_WATCH, pauseMs: PAUSE_MS, work, keepsFinding: true, firstAfterMs: 0 };
}

/** What was found last, in whichever process; null until the first time. */
export function lastPayoutWatch(states: ReadonlyMap<string, JobState>): Finding | null {
  return finding.safeParse(states.get(PAYOUT_WATCH)?.found).data ?? null;
}
