import { insertPromotion } from './promotions.ts';
import type { Db } from '../src/db/tables.ts';

/** What of play brings something, each with the purse that it pays into. */
const OFFERS = {
  vip_upgrade: 'cash',
  vip_weekly: 'cash',
  rebate: 'rebate',
  lottery_wheel: 'cash',
  daily_relief: 'cash',
  cover: 'cash',
} as const;

/** Opens on a site all offers that follow from play: levels, rebates, wheel, relief, cover. */
export async function openPlayOffers(db: Db, siteKey: string): Promise<void> {
  for (const [kind, purse] of Object.entries(OFFERS))
    await insertPromotion(db, siteKey, { key: kind, kind, purse, turnover_percent: 0 });
}
