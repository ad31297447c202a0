import type { TicketPurpose } from '@mosaico/shared/rules';
import type { Generated, GeneratedAlways } from 'kysely';

export interface SessionTables {
  sessions: {
    id: GeneratedAlways<number>;
    /** sha-256 (hex) of the bearer token. */
    token_hash: string;
    site_key: string;
    member_id: number;
    created_at: Date;
    last_used_at: Date;
    /** What the browser said it was; empty when nothing is known. */
    user_agent: Generated<string>;
    /** The address it came from, its last part masked. */
    network: Generated<string>;
    method: Generated<'password' | 'registration' | 'password_and_code' | 'passkey'>;
  };
  member_devices: {
    site_key: string;
    member_id: number;
    /** Keyed hash of the name that the browser has given itself. */
    device_hash: string;
    /** Another one, the same for all members of the site; null where the member has not logged in since there is one (0154). */
    browser_hash: string | null;
    first_seen_at: Date;
    last_seen_at: Date;
  };
  password_tickets: {
    /** sha-256 (hex) of the ticket. */
    ticket_hash: string;
    site_key: string;
    session_id: number;
    purpose: TicketPurpose;
    expires_at: Date;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends SessionTables {}
}
