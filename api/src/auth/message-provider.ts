import type { Tx } from '../db/tables.ts';
import type { MessageProvider } from '../providers/message/message-provider.ts';
import { sandboxMessages } from '../providers/message/sandbox/sandbox-messages.ts';

/**
 * The provider of this installation: the sandbox, which writes into a table of ours. A provider behind a network would get
 * an outbox here: its row is written in the same transaction, and a job sends it.
 *
 * @param tx transaction of what the message tells
 */
export function messageProvider(tx: Tx): MessageProvider {
  return sandboxMessages(tx);
}
