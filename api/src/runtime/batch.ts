import type { Log } from './log.ts';
import { reasonOf } from './reason-of.ts';

/** What a job does with each of the things that are due. */
export interface Batch<Item, Result> {
  readonly items: readonly Item[];
  readonly work: (item: Item) => Promise<Result>;
  /** Said when the work of an item fails, with what `tell` says of it. */
  readonly failure: string;
  readonly tell: (item: Item) => Readonly<Record<string, unknown>>;
}

/**
 * Does the work of all items at the same time. One that fails is logged and keeps no other from its turn.
 *
 * @returns what came of those that did not fail
 */
export async function doAll<Item, Result>(batch: Batch<Item, Result>, log: Log): Promise<Result[]> {
  const results = await Promise.all(batch.items.map((item) => attempt(batch, item, log)));
  return results.flat();
}

/** The same, one item after the other: for work that is large, or asks somebody else. */
export async function doInTurn<Item, Result>(batch: Batch<Item, Result>, log: Log): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of batch.items) results.push(...(await attempt(batch, item, log)));
  return results;
}

async function attempt<Item, Result>(
  { work, failure, tell }: Batch<Item, Result>,
  item: Item,
  log: Log,
): Promise<Result[]> {
  try {
    return [await work(item)];
  } catch (error) {
    log.error({ ...tell(item), reason: reasonOf(error) }, failure);
    return [];
  }
}
