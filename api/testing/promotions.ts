import type { Insertable } from 'kysely';
import type { Db } from '../src/db/tables.ts';
import type { Promotion } from '../src/promotions/promotion.ts';
import type { PromotionTables } from '../src/promotions/tables.ts';

/** A promotion that is open: bonus to be wagered five times, without a cap or a budget, unless told otherwise. */
export async function insertPromotion(
  db: Db,
  siteKey: string,
  changes: Partial<Insertable<PromotionTables['promotions']>> = {},
): Promise<Promotion> {
  return db
    .insertInto('promotions')
    .values({
      site_key: siteKey,
      key: 'offer',
      kind: 'offer',
      starts_at: new Date('2020-01-01T00:00:00Z'),
      ends_at: null,
      cap_centavos: null,
      budget_centavos: null,
      purse: 'bonus',
      turnover_percent: 500,
      rules: '{}',
      sort_order: 1,
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends the last offer of a kind now, and lets one follow that is like it. */
export async function followOffer(
  db: Db,
  siteKey: string,
  kind: string,
  next: { key: string; at: Date },
): Promise<void> {
  const [last] = await db
    .selectFrom('promotions')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('kind', '=', kind)
    .orderBy('starts_at', 'desc')
    .execute();
  if (!last) throw new Error(`the site has no ${kind}`);
  await db
    .updateTable('promotions')
    .set({ ends_at: next.at })
    .where('site_key', '=', siteKey)
    .where('key', '=', last.key)
    .execute();
  const rules = JSON.stringify(last.rules);
  await insertPromotion(db, siteKey, {
    ...last,
    rules,
    key: next.key,
    starts_at: next.at,
    awarded_centavos: 0,
  });
}
