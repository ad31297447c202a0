import type { Db, Tx } from '../db/tables.ts';
import type { StopReason } from './tables.ts';

/**
 * Whether a site pays nothing out at the moment, because its books and the bank's differ. To be read in the transaction that
 * decides about a payout.
 */
export async function payoutsStopped(db: Db | Tx, siteKey: string): Promise<boolean> {
  const stop = await db
    .selectFrom('payout_stops')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return stop !== undefined;
}

/** The sites that pay nothing out at the moment. */
export async function stoppedSites(db: Db): Promise<readonly string[]> {
  const stops = await db
    .selectFrom('payout_stops')
    .select('site_key')
    .distinct()
    .where('lifted_at', 'is', null)
    .orderBy('site_key')
    .execute();
  return stops.map(({ site_key }) => site_key);
}

/** Stops the payouts of a site until an operator lifts it. @returns false when they are stopped for this reason already */
export async function stopPayouts(
  db: Db,
  { siteKey, reason, at }: { readonly siteKey: string; readonly reason: StopReason; readonly at: Date },
): Promise<boolean> {
  const stop = await db
    .lane('writes')
    .insertInto('payout_stops')
    .values({ site_key: siteKey, reason, stopped_at: at })
    .onConflict((conflict) =>
      conflict.columns(['site_key', 'reason']).where('lifted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return stop !== undefined;
}

/** Who lifts a stop, and why they can. */
export interface Lift {
  readonly siteKey: string;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/** Lets a site pay out again. @returns how many reasons had stopped it */
export async function liftStops(tx: Tx, { siteKey, by, note, at }: Lift): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('payout_stops')
    .set({ lifted_at: at, lifted_by: by, note })
    .where('site_key', '=', siteKey)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
