import { z } from 'zod';
import { giftCentavos, type GiftTier } from '@mosaico/shared/rules';
import { capped, type Promotion } from '../promotion.ts';

export const GIFT_TIERS = 'gift_tiers';

export const giftTierRules = z.object({
  tiers: z
    .array(
      z.object({
        name: z.string(),
        fromCentavos: z.int().min(0),
        toCentavos: z.int().positive(),
        fromHundredths: z.int().min(0).max(10_000),
        toHundredths: z.int().min(0).max(10_000),
      }),
    )
    .min(1),
});

/** The tiers of a promotion, from the lowest up. Source: R247 to R251. */
export function tiersOf(promotion: Promotion): readonly GiftTier[] {
  return giftTierRules.parse(promotion.rules).tiers;
}

/** What a recharge brings. @param totalCentavos paid in over a lifetime, this one included. Source: A37. */
export function giftOf(promotion: Promotion, totalCentavos: number, rechargeCentavos: number): number {
  return capped(promotion, giftCentavos(tiersOf(promotion), totalCentavos, rechargeCentavos));
}

/** The tier that a total lies in, by the bounds of `nextTier`; the last one also above its end. Null below the first. Pure. Source: A37, A59. */
export function tierOf(tiers: readonly GiftTier[], totalCentavos: number): GiftTier | null {
  const next = nextTier(tiers, totalCentavos);
  return (next === null ? tiers.at(-1) : tiers[tiers.indexOf(next) - 1]) ?? null;
}

/** The tier that begins next; the first begins with its lower bound, each other one after it. Null in the last. Pure. Source: A59. */
export function nextTier(tiers: readonly GiftTier[], totalCentavos: number): GiftTier | null {
  const isAhead = ({ fromCentavos: from }: GiftTier, place: number) =>
    place === 0 ? totalCentavos < from : totalCentavos <= from;
  return tiers.find(isAhead) ?? null;
}
