import type { TicketPurpose } from '@mosaico/shared/rules';
import type { GeneratedAlways } from 'kysely';

export interface SessionTables {
  sessions: {
    id: GeneratedAlways<number>;
    /** sha-256 (hex) of the bearer token. */
    token_hash: string;
    site_key: string;
    member_id: number;
    created_at: Date;
    last_used_at: Date;
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
