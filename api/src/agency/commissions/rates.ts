import type { CommissionPart } from '@mosaico/shared/api';
import type { Db, Tx } from '../../db/tables.ts';
import { isLicensed } from '../../sites/is-licensed.ts';

/** Hundredths of a percent, until an operator sets others: 1 % of the first recharge, 0.1 % of bets, 10 % of the net revenue (G21). */
export const FIRST_RATES: Readonly<Record<CommissionPart, number>> = {
  recharge: 100,
  betting: 10,
  settlement: 1000,
};

/**
 * The rate of a part at an instant, in hundredths of a percent; null where the site does not pay it: under the Brazilian licence agents have
 * a share of what was settled with their members, and nothing for bringing deposits or bets.
 *
 * @param at of a day or a month, its beginning: a new rate never changes what is under way
 * Source: G21, A57.
 */
export async function rateOf(
  db: Db | Tx,
  siteKey: string,
  part: CommissionPart,
  at: Date,
): Promise<number | null> {
  if (part !== 'settlement' && (await isLicensed(db, siteKey))) return null;
  const set = await db
    .selectFrom('agency_rates')
    .select('rate_hundredths')
    .where('site_key', '=', siteKey)
    .where('part', '=', part)
    .where('from_at', '<=', at)
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return set?.rate_hundredths ?? FIRST_RATES[part];
}

/** Rounded down to the centavo; as whole numbers, because the product may be above what a float holds exactly. */
export function shareOf(baseCentavos: number, rateHundredths: number): number {
  return Number((BigInt(baseCentavos) * BigInt(rateHundredths)) / 10_000n);
}

/** As the wire has it: percent with two places. */
export function percentText(rateHundredths: number): string {
  return (rateHundredths / 100).toFixed(2);
}
