import type { Tx } from '../../db/tables.ts';

/** Deletes the pieces of archives, of all attempts but one, if one is named. */
export async function dropParts(tx: Tx, ids: readonly number[], butAttempt?: number): Promise<void> {
  if (ids.length === 0) return;
  let parts = tx.deleteFrom('data_export_parts').where('export_id', 'in', ids);
  if (butAttempt !== undefined) parts = parts.where('attempt', '<>', butAttempt);
  await parts.execute();
}
