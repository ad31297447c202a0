import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { Job } from '../../runtime/job.ts';
import { reasonOf } from '../../runtime/reason-of.ts';
import { takeDue } from '../../runtime/take-due.ts';
import { dropParts } from './export-parts.ts';
import { LEASE_MS, makeExport } from './make-export.ts';
import type { DataExport } from './tables.ts';

const SECOND_MS = 1_000;
const MOST_ATTEMPTS = 5;

/** Makes archives, and removes those that were kept long enough (G42). */
export function exportJobs(deps: Deps): readonly Job[] {
  return [
    { name: 'data exports', pauseMs: 3 * SECOND_MS, work: () => workOnExports(deps) },
    { name: 'old data exports', pauseMs: 10 * 60 * SECOND_MS, work: () => expireExports(deps) },
  ];
}

/** Makes the archives that wait. One that fails is tried again when its lease is over; after five times it is given up. Source: G42. */
export async function workOnExports(deps: Deps): Promise<void> {
  for (const row of await takeDueExports(deps))
    if (row.attempts >= MOST_ATTEMPTS) await giveUp(deps, row);
    else
      await makeExport(deps, { ...row, attempts: row.attempts + 1 }).catch((error: unknown) =>
        deps.log.warn({ export: row.id, reason: reasonOf(error) }, 'a data export could not be made'),
      );
}

/** Removes the archives whose time is over. Source: G42. */
export async function expireExports({ db, clock }: Deps): Promise<void> {
  await transaction(db, async (tx) => {
    const over = await tx
      .updateTable('data_exports')
      .set({ status: 'expired' })
      .where('status', '=', 'ready')
      .where('expires_at', '<=', clock.now())
      .returning('id')
      .execute();
    await dropParts(
      tx,
      over.map(({ id }) => id),
    );
  });
}

async function giveUp({ db }: Deps, { id }: DataExport): Promise<void> {
  await transaction(db, async (tx) => {
    await tx
      .updateTable('data_exports')
      .set({ status: 'failed' })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute();
    await dropParts(tx, [id]);
  });
}

function takeDueExports(deps: Deps) {
  return takeDue(deps, {
    rows: (tx, now) =>
      tx
        .selectFrom('data_exports')
        .selectAll()
        .where('status', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at'),
    // The attempt is counted before it begins, so that one that ends its process counts as well.
    postpone: (tx, { id, attempts }, next_attempt_at) =>
      tx
        .updateTable('data_exports')
        .set({ next_attempt_at, attempts: attempts + 1 })
        .where('id', '=', id)
        .execute(),
    leaseMs: LEASE_MS,
  });
}
