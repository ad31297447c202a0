import { concealEmail, concealPhone, normalisePhone } from '@mosaico/shared/rules';
import type { Db, Tx } from '../../../db/tables.ts';
import type { MessageProvider } from '../message-provider.ts';

/** How long the sandbox keeps a message. */
const MESSAGE_KEPT_MS = 24 * 60 * 60_000;
const MOST_SHOWN = 50;
const MOST_LATEST = 10;

/** Delivers into a table that the page at MAILBOX_PATH shows, instead of to anybody. */
export function sandboxMessages(tx: Tx): MessageProvider {
  return {
    carries: () => true,
    send: async ({ siteKey, channel, to, subject, text, at }) => {
      await tx
        .insertInto('sandbox_messages')
        .values({
          site_key: siteKey,
          channel,
          recipient: channel === 'email' ? to.toLowerCase() : to,
          subject,
          body: text,
          sent_at: at,
        })
        .execute();
    },
  };
}

/** The messages that a recipient has received on this site within a day, newest first. */
export async function messagesTo(db: Db, siteKey: string, recipient: string, at: Date) {
  return keptMessages(db, siteKey, at).where('recipient', '=', recipient).limit(MOST_SHOWN).execute();
}

/** The newest messages of this site, whoever they were for. */
export async function latestMessages(db: Db, siteKey: string, at: Date): Promise<SandboxMessage[]> {
  return keptMessages(db, siteKey, at).limit(MOST_LATEST).execute();
}

function keptMessages(db: Db, siteKey: string, at: Date) {
  return db
    .selectFrom('sandbox_messages')
    .select(['channel', 'recipient', 'subject', 'body', 'sent_at'])
    .where('site_key', '=', siteKey)
    .where('sent_at', '>', new Date(at.getTime() - MESSAGE_KEPT_MS))
    .orderBy('id', 'desc');
}

/** Deletes the messages of all sites that are no longer shown. */
export async function deleteOldMessages(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('sandbox_messages')
    .where('sent_at', '<', new Date(at.getTime() - MESSAGE_KEPT_MS))
    .execute();
}

export type SandboxMessage = Awaited<ReturnType<typeof messagesTo>>[number];

/** An e-mail address or a Brazilian mobile number in any common spelling, as the sandbox files it; else null. */
export function recipientOf(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > 254) return null;
  return /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(trimmed) ? trimmed.toLowerCase() : normalisePhone(trimmed);
}

/** A recipient as everybody may see it (R160): the owner recognises it, and nobody can read their messages with it. */
export function concealRecipient(recipient: string): string {
  return recipient.includes('@') ? concealEmail(recipient) : concealPhone(recipient);
}
