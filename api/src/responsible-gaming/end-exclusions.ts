import type { Db } from '../db/tables.ts';

/** Members whose exclusion is over may play again; who is frozen stays frozen, and who is barred by the national register stays barred. Source: G31. */
export async function endExclusions(db: Db, at: Date): Promise<void> {
  await db
    .lane('writes')
    .updateTable('members')
    .set({ excluded_at: null, exclusion_ends_at: null, updated_at: at })
    .where('exclusion_ends_at', '<=', at)
    .execute();
}
