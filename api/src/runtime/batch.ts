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
  const { items, work, failure, tell } = batch;
  const results = await Promise.all(
    items.map(async (item) => {
      try {
        return [await work(item)];
      } catch (error) {
        log.error({ ...tell(item), reason: reasonOf(error) }, failure);
        return [];
      }
    }),
  );
  return results.flatMap((result) => result);
}
