import { createHash } from 'node:crypto';
import type { TicketPurpose } from '@mosaico/shared/rules';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { Random } from '../runtime/random.ts';

/** How long a ticket can be used. Source: G2. */
export const TICKET_SECONDS = 300;

/** For whom and what a ticket is. */
export interface TicketOwner {
  readonly siteKey: string;
  readonly sessionId: number;
  readonly purpose: TicketPurpose;
}

/**
 * Makes a ticket: proof that the login password was given just now. Only its hash is stored.
 *
 * @throws DomainError unauthenticated when the session has ended meanwhile
 * Source: G2, A39.
 */
export async function issueTicket(tx: Tx, owner: TicketOwner, at: Date, random: Random): Promise<string> {
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('site_key', '=', owner.siteKey)
    .where('id', '=', owner.sessionId)
    .forKeyShare()
    .executeTakeFirst();
  if (!session) throw new DomainError('unauthenticated');
  const ticket = random.bytes(32).toString('base64url');
  await tx
    .insertInto('password_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      site_key: owner.siteKey,
      session_id: owner.sessionId,
      purpose: owner.purpose,
      expires_at: new Date(at.getTime() + TICKET_SECONDS * 1_000),
    })
    .execute();
  return ticket;
}

/**
 * Uses a ticket up, in the transaction of what it is needed for: when that is refused, the ticket can be used again.
 *
 * @throws DomainError ticket_invalid for every ticket that is unknown, used, too old, of another session or for another purpose
 * Source: G2, A39.
 */
export async function useTicket(tx: Tx, owner: TicketOwner, ticket: string, at: Date): Promise<void> {
  const used = await tx
    .deleteFrom('password_tickets')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('site_key', '=', owner.siteKey)
    .where('session_id', '=', owner.sessionId)
    .where('purpose', '=', owner.purpose)
    .where('expires_at', '>', at)
    .returning('ticket_hash')
    .executeTakeFirst();
  if (!used) throw ticketInvalid();
}

/**
 * Makes sure that a ticket would be taken, and leaves it as it is: for a step before the one that uses it up.
 *
 * @throws DomainError ticket_invalid as `useTicket` does
 */
export async function checkTicket(tx: Db | Tx, owner: TicketOwner, ticket: string, at: Date): Promise<void> {
  const found = await tx
    .selectFrom('password_tickets')
    .select('ticket_hash')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('site_key', '=', owner.siteKey)
    .where('session_id', '=', owner.sessionId)
    .where('purpose', '=', owner.purpose)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!found) throw ticketInvalid();
}

/** Deletes the tickets of all sites that are too old. */
export async function deleteOldTickets(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('password_tickets').where('expires_at', '<=', at).execute();
}

function ticketInvalid(): DomainError {
  return new DomainError('ticket_invalid', { fields: { ticket: ['ticket_invalid'] } });
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
