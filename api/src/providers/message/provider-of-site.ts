import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { Deps } from '../../runtime/deps.ts';
import { isSandboxSite } from '../sandbox-site.ts';
import type { MessageProvider } from './message-provider.ts';
import { sandboxMessages } from './sandbox/sandbox-messages.ts';

/**
 * Who carries the messages of a site: for a sandbox site the sandbox, which writes into a table of ours.
 *
 * @param tx transaction of what the message tells
 * @returns null when nobody does
 */
export async function messageProviderOf(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  siteKey: string,
): Promise<MessageProvider | null> {
  if (config.messageProvider !== 'sandbox' || !(await isSandboxSite(tx, siteKey))) return null;
  return sandboxMessages(tx);
}

/** The same, for what cannot do without. @throws DomainError unavailable when nobody carries messages of this site */
export async function messageProvider(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  siteKey: string,
): Promise<MessageProvider> {
  const provider = await messageProviderOf(tx, deps, siteKey);
  if (!provider) throw new DomainError('unavailable');
  return provider;
}
