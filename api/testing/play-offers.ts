import { insertPromotion } from './promotions.ts';
import type { Db } from '../src/db/tables.ts';
import { SEEDED_PROMOTIONS } from '../src/promotions/seed.ts';

/** Opens on a site what follows play, as the demonstration sites have it: levels, rebates, wheel, relief, cover. */
export async function openPlayOffers(db: Db, siteKey: string): Promise<void> {
  const afterBets = SEEDED_PROMOTIONS.filter(({ purse }) => purse !== 'bonus');
  for (const { kind, purse, turnover_percent } of afterBets)
    await insertPromotion(db, siteKey, { key: kind, kind, purse, turnover_percent });
}
