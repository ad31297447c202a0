import type { Deps } from '../../runtime/deps.ts';
import type { Job } from '../../runtime/job.ts';
import { reasonOf } from '../../runtime/reason-of.ts';
import { takeDue } from '../../runtime/take-due.ts';
import { carryOut } from './carry-out.ts';
import { concealPersonsOfBefore } from './persons-of-before.ts';

const MINUTE_MS = 60_000;
const LEASE_MS = 10 * MINUTE_MS;

/** Deletes accounts whose days of grace are over, and at last what was kept for the law (G42). */
export function deletionJobs(deps: Deps): readonly Job[] {
  return [
    { name: 'deletions', pauseMs: MINUTE_MS, work: () => workOnDeletions(deps) },
    { name: 'former members', pauseMs: 60 * MINUTE_MS, work: () => forgetFormerMembers(deps) },
    { name: 'awards of former members', pauseMs: 60 * MINUTE_MS, work: () => concealPersonsOfBefore(deps) },
  ];
}

/** Carries out what is due. One that fails is tried again when its lease is over. Source: G42. */
export async function workOnDeletions(deps: Deps): Promise<void> {
  for (const request of await takeDueRequests(deps))
    await carryOut(deps, request).catch((error: unknown) =>
      deps.log.error({ request: request.id, reason: reasonOf(error) }, 'an account could not be deleted'),
    );
}

/** Removes the records of former members whose five years are over. Source: G42. */
export async function forgetFormerMembers({ db, clock }: Deps): Promise<void> {
  await db.lane('jobs').deleteFrom('former_members').where('keep_until', '<=', clock.now()).execute();
}

function takeDueRequests(deps: Deps) {
  return takeDue(deps, {
    rows: (tx, now) =>
      tx
        .selectFrom('deletion_requests')
        .selectAll()
        .where('status', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at'),
    postpone: (tx, { id }, next_attempt_at) =>
      tx.updateTable('deletion_requests').set({ next_attempt_at }).where('id', '=', id).execute(),
    leaseMs: LEASE_MS,
  });
}
