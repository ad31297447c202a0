import type { GeneratedAlways } from 'kysely';

/** The sandbox's own book; columns as in migrations/0022_message_sandbox.sql. */
export interface MessageSandboxTables {
  sandbox_messages: {
    id: GeneratedAlways<number>;
    site_key: string;
    channel: 'email' | 'sms';
    /** E-mail address in lower case, or E.164. */
    recipient: string;
    subject: string;
    body: string;
    sent_at: Date;
  };
}

declare module '../../../db/tables.ts' {
  interface Tables extends MessageSandboxTables {}
}
