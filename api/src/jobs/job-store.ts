import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import type { Job } from '../runtime/job.ts';

/** What the database says of a job. */
export interface JobState {
  readonly name: string;
  readonly isMine: boolean;
  /** Until its next round; below zero when it is overdue. */
  readonly dueInMs: number;
  readonly succeededAt: Date | null;
  /** In a row. */
  readonly failures: number;
  /** What its last success found; null where that is not kept. */
  readonly found: unknown;
}

/** How a job stands after a round. */
export interface Progress {
  readonly name: string;
  readonly dueInMs: number;
  readonly failures: number;
  /** Null after a success. */
  readonly reason: string | null;
  /** As JSON; null keeps what is there. */
  readonly found: string | null;
}

/** Makes the rows of jobs that are new. */
export async function registerJobs(db: Db, jobs: readonly Job[]): Promise<void> {
  const rows = jobs.map(({ name, pauseMs, firstAfterMs = pauseMs }) => ({
    name,
    due_at: afterMs(firstAfterMs),
  }));
  await db
    .lane('jobs')
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

interface Claim {
  readonly names: readonly string[];
  /** The process. */
  readonly holder: string;
  readonly leaseMs: number;
  /** No other process is on this database: whoever holds a job has ended. */
  readonly isAlone: boolean;
}

/**
 * Takes every job that no living process holds, and prolongs what this process has. Time is the database's, so that processes need not
 * agree about it.
 *
 * @returns how all of the jobs stand
 */
export async function claimJobs(
  db: Db,
  { names, holder, leaseMs, isAlone }: Claim,
): Promise<readonly JobState[]> {
  await transaction(
    db,
    async (tx) => {
      const free = tx
        .selectFrom('jobs')
        .select('name')
        .where('name', 'in', names)
        .where((row) =>
          row.or([
            row('holder', 'is', null),
            row('holder', '=', holder),
            row('held_until', '<', now),
            row.lit(isAlone),
          ]),
        )
        .orderBy('name')
        .forUpdate()
        .skipLocked();
      await tx
        .updateTable('jobs')
        .set({ holder, held_until: afterMs(leaseMs) })
        .where('name', 'in', free)
        .execute();
    },
    'jobs',
  );
  const rows = await db
    .selectFrom('jobs')
    .select(['name', 'succeeded_at', 'failures', 'found'])
    .select([sql<boolean>`holder is not distinct from ${holder}`.as('is_mine')])
    .select([sql<number>`(extract(epoch from due_at - ${now}) * 1000)::bigint`.as('due_in_ms')])
    .where('name', 'in', names)
    .execute();
  return rows.map(({ is_mine: isMine, due_in_ms: dueInMs, succeeded_at: succeededAt, ...rest }) => ({
    ...rest,
    isMine,
    dueInMs,
    succeededAt,
  }));
}

/** Writes how jobs stand that this process still holds. */
export async function saveProgress(db: Db, holder: string, progress: readonly Progress[]): Promise<void> {
  await transaction(
    db,
    async (tx) => {
      for (const { name, dueInMs, failures, reason, found } of progress.toSorted(byName))
        await tx
          .updateTable('jobs')
          .set({ due_at: afterMs(dueInMs), failures, reason: reason ?? '' })
          .$if(reason === null, (update) => update.set({ succeeded_at: now }))
          .set(found === null ? {} : { found })
          .where('name', '=', name)
          .where('holder', '=', holder)
          .execute();
    },
    'jobs',
  );
}

/** Leaves what this process holds to the others. */
export async function releaseJobs(db: Db, holder: string): Promise<void> {
  await db
    .lane('jobs')
    .updateTable('jobs')
    .set({ holder: null, held_until: null })
    .where('holder', '=', holder)
    .execute();
}

const now = sql<Date>`clock_timestamp()`;

function afterMs(ms: number) {
  return sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;
}

function byName(one: Progress, other: Progress): number {
  return one.name < other.name ? -1 : 1;
}
