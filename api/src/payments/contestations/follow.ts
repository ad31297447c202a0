import { transaction } from '../../db/transaction.ts';
import type { Contestation, ContestationProvider } from '../../providers/payment/contestation-provider.ts';
import type { ContestationProviders } from '../../providers/payment/institutions.ts';
import { ProviderUnavailable } from '../../providers/payment/payment-provider.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { takeDue } from '../../runtime/take-due.ts';
import { book } from './book.ts';
import { recordContestation } from './record.ts';
import { lockContestation } from './store.ts';
import type { StoredContestation } from './tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than one attempt can take: until then no other process looks after the same contestation. */
const LEASE_MS = MINUTE_MS / 2;

/**
 * Looks after contestations: tells the institution what was decided until it has heard it, books how it ends there, and ends those whose Pix has
 * gone back. Says to the operators which ones are to be decided within a day, or are overdue.
 *
 * A process that ends in between leaves a state from which the next round goes on.
 *
 * @returns how many were looked at
 * Source: I22.
 */
export async function followContestations(deps: Deps, providers: ContestationProviders): Promise<number> {
  const due = await dueNow(deps);
  await doAll(
    {
      items: due,
      work: (contestation) => follow(deps, providers, contestation),
      failure: 'a contestation could not be looked after',
      tell: aboutOf,
    },
    deps.log,
  );
  return due.length;
}

function dueNow(deps: Deps): Promise<readonly StoredContestation[]> {
  return takeDue(deps, {
    rows: (tx, now) =>
      tx.selectFrom('contestations').selectAll().where('next_step_at', '<=', now).orderBy('next_step_at'),
    postpone: (tx, { id }, next_step_at) =>
      tx.updateTable('contestations').set({ next_step_at }).where('id', '=', id).execute(),
    leaseMs: LEASE_MS,
  });
}

async function follow(deps: Deps, providers: ContestationProviders, due: StoredContestation): Promise<void> {
  const { site_key: siteKey, status, decide_by } = due;
  const isOverdue = decide_by <= deps.clock.now();
  const provider = await providers(siteKey);
  // Before its time is over an open one waits for an operator, and nothing new is to be learned.
  const told = provider && (status !== 'open' || isOverdue) ? await ask(deps, provider, due) : null;
  if (told) await recordContestation(deps, siteKey, told);
  if (status === 'accepted') await endReturned(deps, due);
  await lookAgain(deps, due, isOverdue);
}

/** @returns null when the institution gave no answer, or does not know of it */
async function ask(
  deps: Deps,
  provider: ContestationProvider,
  due: StoredContestation,
): Promise<Contestation | null> {
  const { number, status, told_at } = due;
  try {
    if (status === 'open' || told_at !== null) return await provider.contestation(number);
    const told = await provider.decide(number, status === 'accepted' ? 'accepted' : 'rejected');
    await deps.db
      .updateTable('contestations')
      .set({ told_at: deps.clock.now() })
      .where('id', '=', due.id)
      .execute();
    return told;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn(aboutOf(due), 'the bank gave no answer about a contestation');
    return null;
  }
}

/** Ends an accepted contestation whose Pix has gone back and of which the institution was told. */
async function endReturned(
  { db, clock }: Deps,
  { site_key: siteKey, number, e2eid }: StoredContestation,
): Promise<void> {
  await transaction(
    db,
    async (tx) => {
      const found = await lockContestation(tx, siteKey, number);
      if (found?.status !== 'accepted' || found.told_at === null) return;
      const { refund_status } = await tx
        .selectFrom('pix_payments')
        .select('refund_status')
        .where('site_key', '=', siteKey)
        .where('e2eid', '=', e2eid)
        .executeTakeFirstOrThrow();
      if (refund_status === 'done') await book(tx, found, 'returned', { actor: 'bank', at: clock.now() });
    },
    'money',
  );
}

/** When to look again, where nothing has moved it on; and what its operators are told. */
async function lookAgain(
  { db, clock, log }: Deps,
  due: StoredContestation,
  isOverdue: boolean,
): Promise<void> {
  const now = clock.now();
  const isOpen = due.status === 'open';
  if (isOpen && isOverdue) log.error(aboutOf(due), 'a contestation is overdue: the bank decides alone');
  else if (isOpen) log.warn(aboutOf(due), 'a contestation is to be decided within a day');
  const waitMs = isOpen ? HOUR_MS : MINUTE_MS;
  const next = isOpen && !isOverdue ? due.decide_by : new Date(now.getTime() + waitMs);
  await db
    .updateTable('contestations')
    .set({ next_step_at: next })
    .where('id', '=', due.id)
    .where('status', '=', due.status)
    .where('next_step_at', 'is not', null)
    .execute();
}

function aboutOf({ site_key: site, number: contestation, decide_by }: StoredContestation) {
  return { site, contestation, decideBy: decide_by.toISOString() };
}
