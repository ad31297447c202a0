import type { Generated, GeneratedAlways } from 'kysely';

/** Columns as in migrations/0098_outgoing_mails.sql. */
export interface OutgoingMailTables {
  outgoing_mails: {
    id: GeneratedAlways<number>;
    site_key: string;
    /** A `Mail`, sealed. */
    sealed: string;
    attempts: Generated<number>;
    created_at: Date;
    /** Not before; the end of the lease while a process is sending it. */
    due_at: Date;
    expires_at: Date;
  };
}

declare module '../../../db/tables.ts' {
  interface Tables extends OutgoingMailTables {}
}
