import type { ErrorCode } from '@mosaico/shared/api';
import { DomainError } from '../domain-error.ts';
import { notificationPublisher } from '../information/publish-notification.ts';
import type { Deps } from '../runtime/deps.ts';
import { tellBalance } from './claim.ts';

/** What only a fault of ours refuses: everything else says that this member gets nothing, or has it already. */
const FAULTS: ReadonlySet<ErrorCode> = new Set(['idempotency_conflict', 'insufficient_funds']);

/** Ids of the messages that tell of what was given; null for what is not told. */
export type Told = readonly (number | null)[];

/** What is given to members of a site. */
interface Gifts<Item> {
  readonly siteKey: string;
  readonly items: readonly Item[];
  /** Gives to one of them, in a transaction of its own; null when there was nothing to give. */
  readonly give: (item: Item) => Promise<Told | null>;
}

/**
 * Gives to one member after the other, and tells the open tabs of each at once: something has moved, and there are messages. A refusal is no
 * failure; a failure keeps nobody else from theirs.
 *
 * @throws the first failure, after all have had their turn: what is called again gives to those alone who have nothing yet
 * Source: G64, R111.
 */
export async function giveToEach<Item extends { readonly memberId: number }>(
  deps: Deps,
  { siteKey, items, give }: Gifts<Item>,
): Promise<void> {
  const publish = notificationPublisher(deps);
  const failures: unknown[] = [];
  for (const item of items) {
    const { memberId } = item;
    try {
      const told = await give(item);
      if (!told) continue;
      for (const id of told) publish(memberId, id);
      await tellBalance(deps, { siteKey, memberId });
    } catch (error) {
      if (!(error instanceof DomainError) || FAULTS.has(error.code)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
