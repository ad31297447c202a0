import { doAll } from '../../../runtime/batch.ts';
import type { Deps } from '../../../runtime/deps.ts';
import type { Job } from '../../../runtime/job.ts';
import { takeDue, type Taken } from '../../../runtime/take-due.ts';
import type { MailServer } from './mail-server.ts';
import type { Mail } from './outbox.ts';
import { unseal } from './seal.ts';

const PAUSE_MS = 1_000;
/** Longer than a batch can take over the few connections that there are. */
const LEASE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 5 * 60_000;
/** Answers of a mail server from here on are for good (RFC 5321, 4.2.1). */
const REFUSED_FOR_GOOD = 500;

interface DueMail {
  readonly id: number;
  readonly site_key: string;
  readonly sealed: string;
  readonly attempts: number;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Hands the mails of the outbox to the mail server. */
export function mailJob(deps: Deps, server: MailServer): Job {
  return { name: 'mails', pauseMs: PAUSE_MS, work: () => sendDueMails(deps, server) };
}

/**
 * Sends what is due, with longer and longer pauses while the server does not take it, until nobody needs it any more. What the server
 * refuses for good is given up. When this process ends between the server's answer and the note of it, the mail goes out again under
 * the same id.
 *
 * @returns how many were sent
 * Source: G4, A66.
 */
export async function sendDueMails(deps: Deps, server: MailServer): Promise<number> {
  const due = await takeDue(deps, {
    rows: (tx, now) =>
      tx
        .selectFrom('outgoing_mails')
        .select(['id', 'site_key', 'sealed', 'attempts', 'created_at', 'expires_at'])
        .where('due_at', '<=', now)
        .orderBy('due_at'),
    postpone: (tx, { id }, due_at) =>
      tx.updateTable('outgoing_mails').set({ due_at }).where('id', '=', id).execute(),
    leaseMs: LEASE_MS,
  });
  const sent = await doAll(
    {
      items: due,
      work: (mail) => sendOne(deps, server, mail),
      failure: 'a mail could not be sent',
      tell: ({ id }) => ({ mail: id }),
    },
    deps.log,
  );
  return sent.filter(Boolean).length;
}

async function sendOne(deps: Deps, server: MailServer, due: Taken<DueMail>): Promise<boolean> {
  const { config, clock, db, log } = deps;
  const text = unseal(config.providerSecret, due.sealed);
  if (text === null || due.expires_at <= clock.now()) {
    log.warn({ mail: due.id, attempts: due.attempts }, 'a mail was given up: nobody needs it any more');
    await forget(deps, due);
    return false;
  }
  const { name: site } = await db
    .selectFrom('sites')
    .select('name')
    .where('key', '=', due.site_key)
    .executeTakeFirstOrThrow();
  try {
    const id = `${due.site_key}.${due.id}.${due.created_at.getTime()}`;
    await server.send({ ...(JSON.parse(text) as Mail), id, site });
  } catch (error) {
    await noteFailure(deps, due, error);
    return false;
  }
  await forget(deps, due);
  return true;
}

/** The server's words may quote the address, so only its numbers are logged. */
async function noteFailure(deps: Deps, due: Taken<DueMail>, error: unknown): Promise<void> {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  const attempts = due.attempts + 1;
  const fields = { mail: due.id, attempts, code, responseCode };
  if (responseCode !== undefined && responseCode >= REFUSED_FOR_GOOD) {
    deps.log.warn(fields, 'a mail was given up: the mail server refuses it');
    return forget(deps, due);
  }
  deps.log.warn(fields, 'a mail could not be sent and is tried again');
  const pauseMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** due.attempts);
  await deps.db
    .lane('writes')
    .updateTable('outgoing_mails')
    .set({ attempts, due_at: new Date(deps.clock.now().getTime() + pauseMs) })
    .where('id', '=', due.id)
    .where('due_at', '=', due.leaseEnd)
    .execute();
}

/** Unless another process has taken it meanwhile. */
async function forget({ db }: Deps, { id, leaseEnd }: Taken<DueMail>): Promise<void> {
  await db
    .lane('writes')
    .deleteFrom('outgoing_mails')
    .where('id', '=', id)
    .where('due_at', '=', leaseEnd)
    .execute();
}
