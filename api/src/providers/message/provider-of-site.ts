import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { Deps } from '../../runtime/deps.ts';
import { isSandboxSite } from '../sandbox-site.ts';
import type { MessageProvider } from './message-provider.ts';
import { sandboxMessages } from './sandbox/sandbox-messages.ts';
import { mailOutbox } from './smtp/outbox.ts';

/**
 * Who carries the messages of a site: for a sandbox site the sandbox, which writes into a table of ours; for all others the mail
 * server of the installation, if it has one.
 *
 * @param tx transaction of what the message tells
 * @returns null when nobody does
 */
export async function messageProviderOf(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'random'>,
  siteKey: string,
): Promise<MessageProvider | null> {
  const { messageProvider } = deps.config;
  if (messageProvider === 'none') return null;
  const isSandbox = await isSandboxSite(tx, siteKey);
  if (messageProvider === 'sandbox') return isSandbox ? sandboxMessages(tx) : null;
  return isSandbox ? null : mailOutbox(tx, deps);
}

/** The same, for what cannot do without. @throws DomainError unavailable when nobody carries messages of this site */
export async function messageProvider(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'random'>,
  siteKey: string,
): Promise<MessageProvider> {
  const provider = await messageProviderOf(tx, deps, siteKey);
  if (!provider) throw new DomainError('unavailable');
  return provider;
}
