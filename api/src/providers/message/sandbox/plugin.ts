import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MAILBOX_PATH } from '@mosaico/shared/contract';
import { MAILBOX_MESSAGES_PATH } from '../../../paths.ts';
import type { Deps } from '../../../runtime/deps.ts';
import { securePage } from '../../sandbox-page.ts';
import { sandboxSite, type Sites } from '../../sandbox-site.ts';
import { DomainError } from '../../../domain-error.ts';
import { mailboxPage } from './page.ts';
import { latestMessages, messagesTo, recipientOf } from './sandbox-messages.ts';

const querySchema = z.object({
  /** E-mail address or mobile number. */
  to: z.string().max(254).default(''),
  lang: z.string().max(16).optional(),
});

/**
 * The mailbox of the message sandbox: MAILBOX_PATH for people, MAILBOX_MESSAGES_PATH with `?to=` as JSON for tests of the whole site.
 * Its messages hold codes that open accounts, so it exists on sites that are sandboxes alone, and where MESSAGE_PROVIDER asks for it.
 */
export function sandboxMailbox(app: FastifyInstance, deps: Deps & { readonly sites: Sites }): void {
  const { sites } = deps;
  if (deps.config.messageProvider !== 'sandbox') return;

  app.get(MAILBOX_PATH, async (request, reply) => {
    const siteKey = await sandboxSite(request, sites);
    const { to: typed, lang } = queryOf(request);
    const recipient = recipientOf(typed);
    const at = deps.clock.now();
    const messages = recipient
      ? await messagesTo(deps.db, siteKey, recipient, at)
      : await latestMessages(deps.db, siteKey, at);
    const nonce = deps.random.bytes(16).toString('base64url');
    securePage(reply, nonce);
    return reply.send(mailboxPage({ lang, nonce, typed, recipient, messages }));
  });

  app.get(MAILBOX_MESSAGES_PATH, async (request) => {
    const siteKey = await sandboxSite(request, sites);
    const recipient = recipientOf(queryOf(request).to);
    if (!recipient) throw new DomainError('bad_request');
    const messages = await messagesTo(deps.db, siteKey, recipient, deps.clock.now());
    return {
      messages: messages.map(({ channel, recipient: to, subject, body, sent_at }) => ({
        channel,
        to,
        subject,
        text: body,
        at: sent_at.toISOString(),
      })),
    };
  });
}

function queryOf(request: FastifyRequest): z.output<typeof querySchema> {
  const query = querySchema.safeParse(request.query);
  if (!query.success) throw new DomainError('bad_request');
  return query.data;
}
