import type { ErrorCode } from '@mosaico/shared/api';
import { DomainError } from '../domain-error.ts';

/** What only a fault of ours refuses: everything else says that this member gets nothing, or has it already. */
const FAULTS: ReadonlySet<ErrorCode> = new Set(['idempotency_conflict', 'insufficient_funds']);

/**
 * Gives to one member after the other. A refusal is no failure; a failure keeps nobody else from theirs.
 *
 * @param give whether something was given
 * @returns the members who got something
 * @throws the first failure, after all have had their turn: what is called again gives to those alone who have nothing yet
 */
export async function giveToEach<Item extends { readonly memberId: number }>(
  items: readonly Item[],
  give: (item: Item) => Promise<boolean>,
): Promise<number[]> {
  const given: number[] = [];
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      if (await give(item)) given.push(item.memberId);
    } catch (error) {
      if (!(error instanceof DomainError) || FAULTS.has(error.code)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return given;
}
