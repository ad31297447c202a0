import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { entryById } from './entries.ts';
import type { Entry, MovementFrame } from './entry.ts';
import { move } from './journal.ts';

/**
 * Compensates an entry by its exact opposite; both stay in the journal. Happens at most once per entry.
 * A bet is taken back by its game provider (games/wallet) and a deposit with `reverseDeposit`: these know where the money went since.
 *
 * @throws DomainError not_found when the site has no such entry, insufficient_funds when a player's account lacks the money
 * @throws RangeError when the entry is a compensation itself
 * Source: I12.
 */
export async function reverse(tx: Tx, request: MovementFrame & { readonly entryId: number }): Promise<Entry> {
  const { entryId, ...frame } = request;
  const found = await entryById(tx, frame.siteKey, entryId);
  if (!found) throw new DomainError('not_found');
  if (found.entry.reversesId !== null) throw new RangeError(`entry ${entryId} is a compensation itself`);
  const lines = found.entry.lines.map((line) => ({
    account: line.account,
    amountCentavos: -line.amountCentavos,
  }));
  return move(tx, {
    ...frame,
    kind: 'reversal',
    idempotencyKey: `reverse:${entryId}`,
    reversesId: entryId,
    content: { entryId },
    lines,
  });
}
