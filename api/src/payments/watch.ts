import { z } from 'zod';
import type { JobState } from '../jobs/job-store.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';

const DEPOSIT_WATCH = 'deposit watch';
const PAUSE_MS = 60_000;

const finding = z.object({
  /** Of each site that has any: contestations that wait for an operator, and until when the first of them may. */
  contestations: z.array(z.object({ site: z.string(), count: z.number(), decideBy: z.iso.datetime() })),
  /** Of each site that has any: refunds that were given up. */
  refunds: z.array(z.object({ site: z.string(), count: z.number() })),
});
type Finding = z.infer<typeof finding>;

/** Looks for what waits for an operator about received Pix, for the alerts. */
export function depositWatchJob({ db }: Pick<Deps, 'db'>): Job {
  const work = async (): Promise<Finding> => {
    const open = await db
      .selectFrom('contestations')
      .select(({ fn }) => [
        'site_key as site',
        fn.countAll<number>().as('count'),
        fn.min<Date>('decide_by').as('first'),
      ])
      .where('status', '=', 'open')
      .groupBy('site_key')
      .orderBy('site_key')
      .execute();
    const givenUp = await db
      .selectFrom('pix_payments')
      .select(({ fn }) => ['site_key as site', fn.countAll<number>().as('count')])
      .where('refund_status', '=', 'failed')
      .groupBy('site_key')
      .orderBy('site_key')
      .execute();
    return {
      contestations: open.map(({ site, count, first }) => ({
        site,
        count: Number(count),
        decideBy: first.toISOString(),
      })),
      refunds: givenUp.map(({ site, count }) => ({ site, count: Number(count) })),
    };
  };
  return { name: DEPOSIT_WATCH, pauseMs: PAUSE_MS, work, keepsFinding: true, firstAfterMs: 0 };
}

/** What was found last, in whichever process; null until the first time. */
export function lastDepositWatch(states: ReadonlyMap<string, JobState>): Finding | null {
  return finding.safeParse(states.get(DEPOSIT_WATCH)?.found).data ?? null;
}
