import type { Db } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { liftStops } from '../payouts/stops.ts';

/** How many differences of a site nobody has accepted; sites that were compared, and have none, have 0. */
export async function openDifferences(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('reconciliations')
    .leftJoin('reconciliation_differences', (join) =>
      join
        .onRef('reconciliation_differences.site_key', '=', 'reconciliations.site_key')
        .onRef('reconciliation_differences.day', '=', 'reconciliations.day')
        .on('accepted_at', 'is', null),
    )
    .select('reconciliations.site_key')
    .select(({ fn }) => fn.count<number>('reconciliation_differences.reference').as('count'))
    .groupBy('reconciliations.site_key')
    .execute();
  return new Map(rows.map(({ site_key, count }) => [site_key, Number(count)]));
}

/** Who accepts the differences of a site, and why they can. */
export interface Acceptance {
  readonly siteKey: string;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/** Accepts what differs and lets the site pay out again. @returns how many differences were accepted, and reasons lifted */
export async function acceptDifferences(
  db: Db,
  { siteKey, by, note, at }: Acceptance,
): Promise<{ readonly accepted: number; readonly lifted: number }> {
  return transaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('reconciliation_differences')
      .set({ accepted_at: at })
      .where('site_key', '=', siteKey)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return { accepted: Number(numUpdatedRows), lifted: await liftStops(tx, { siteKey, by, note, at }) };
  });
}
