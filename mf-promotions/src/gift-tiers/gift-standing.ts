import type { Data } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';
import { giftCentavos, type GiftTier } from '@mosaico/shared/rules';

export const GIFTS = 'GET /api/promotion/rechargebonus';

export type Gifts = Data<typeof GIFTS>;

/** Where a player stands, in centavos and hundredths of a percent. */
export interface GiftStanding {
  readonly tiers: readonly GiftTier[];
  /** Null for a visitor. */
  readonly totalCentavos: number | null;
  /** The most that a single deposit brings; null where its share alone decides. */
  readonly mostCentavos: number | null;
}

/** Pure. */
export function giftStanding({ tiers, total, most }: Gifts): GiftStanding {
  return {
    mostCentavos: most ? centavosFromWire(most) : null,
    totalCentavos: total === null ? null : centavosFromWire(total),
    tiers: tiers.map((tier) => ({
      name: tier.name,
      fromCentavos: centavosFromWire(tier.from),
      toCentavos: centavosFromWire(tier.to),
      fromHundredths: centavosFromWire(tier.percent_from),
      toHundredths: centavosFromWire(tier.percent_to),
    })),
  };
}

/** What a deposit would bring now, by the rule that the server gives by. Pure. Source: A12, A37. */
export function giftOf(
  { tiers, totalCentavos, mostCentavos }: GiftStanding,
  depositCentavos: number,
): number {
  const gift = giftCentavos(tiers, (totalCentavos ?? 0) + depositCentavos, depositCentavos);
  return Math.min(gift, mostCentavos ?? Infinity);
}

/** The tier that a total lies in; null below the first. Pure. Source: A37. */
export function tierOf({ tiers, totalCentavos }: GiftStanding): GiftTier | null {
  const [first] = tiers;
  if (!first || totalCentavos === null || totalCentavos < first.fromCentavos) return null;
  return tiers.find(({ toCentavos }) => totalCentavos <= toCentavos) ?? tiers.at(-1) ?? null;
}
