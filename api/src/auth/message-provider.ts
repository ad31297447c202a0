import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { MessageProvider } from '../providers/message/message-provider.ts';
import { sandboxMessages } from '../providers/message/sandbox/sandbox-messages.ts';
import { isSandboxSite } from '../providers/sandbox-site.ts';
import type { Deps } from '../runtime/deps.ts';

/**
 * The provider of a site: the sandbox, which writes into a table of ours. A provider behind a network would get an outbox
 * here: its row is written in the same transaction, and a job sends it.
 *
 * @param tx transaction of what the message tells
 * @throws DomainError unavailable when nobody carries messages of this site
 */
export async function messageProvider(tx: Tx, { config }: Deps, siteKey: string): Promise<MessageProvider> {
  if (config.messageProvider !== 'sandbox' || !(await isSandboxSite(tx, siteKey)))
    throw new DomainError('unavailable');
  return sandboxMessages(tx);
}
