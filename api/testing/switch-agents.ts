import type { Db } from '../src/db/tables.ts';

/** Switches agents of a site off or on again as an operator does, at this time by the test's clock. Nothing where it is so already. */
export async function switchAgents(
  db: Db,
  siteKey: string,
  { from, isOn = false }: { readonly from: Date; readonly isOn?: boolean },
): Promise<void> {
  const row = { site_key: siteKey, feature: 'without_agents' } as const;
  if (!isOn) {
    const added = await db
      .insertInto('site_features')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('feature')
      .execute();
    if (added.length === 0) return;
    // The database has noted its own time.
    await pausesOf(db, siteKey).where('until_at', 'is', null).set({ from_at: from }).execute();
    return;
  }
  const open = await db
    .selectFrom('agency_pauses')
    .select('from_at')
    .where('site_key', '=', siteKey)
    .where('until_at', 'is', null)
    .executeTakeFirst();
  if (!open) return;
  // Its end may not lie before its beginning, which the test has chosen.
  const past = new Date(Math.min(open.from_at.getTime(), 0));
  await pausesOf(db, siteKey).where('until_at', 'is', null).set({ from_at: past }).execute();
  await db
    .deleteFrom('site_features')
    .where('site_key', '=', siteKey)
    .where('feature', '=', row.feature)
    .execute();
  await pausesOf(db, siteKey)
    .where('from_at', '=', past)
    .set({ from_at: open.from_at, until_at: from })
    .execute();
  // Off and on at the same instant of the test is nothing.
  await db
    .deleteFrom('agency_pauses')
    .where('site_key', '=', siteKey)
    .whereRef('until_at', '=', 'from_at')
    .execute();
}

const pausesOf = (db: Db, siteKey: string) => db.updateTable('agency_pauses').where('site_key', '=', siteKey);
