import type { Tx } from '../../../db/tables.ts';
import type { Deps } from '../../../runtime/deps.ts';
import type { MessageProvider } from '../message-provider.ts';
import { seal } from './seal.ts';

/** What is sealed in a row of `outgoing_mails`. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A warning is still worth reading after a day at the mail server’s door; later it only alarms. */
const USUALLY_WORTH_MS = 24 * 60 * 60_000;

/**
 * Writes mails into the outbox, in the transaction of what they tell; a job hands them to the mail server. It carries no SMS: where
 * only a phone is known, nothing can be sent.
 */
export function mailOutbox(tx: Tx, { config, random }: Pick<Deps, 'config' | 'random'>): MessageProvider {
  return {
    carries: (channel) => channel === 'email',
    send: async ({ siteKey, to, subject, text, at, worthMs = USUALLY_WORTH_MS }) => {
      const mail: Mail = { to, subject, text };
      await tx
        .insertInto('outgoing_mails')
        .values({
          site_key: siteKey,
          sealed: seal(config.providerSecret, JSON.stringify(mail), random),
          created_at: at,
          due_at: at,
          expires_at: new Date(at.getTime() + worthMs),
        })
        .execute();
    },
  };
}
