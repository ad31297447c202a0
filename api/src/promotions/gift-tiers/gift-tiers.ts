import { z } from 'zod';
import type { GiftTier } from '@mosaico/shared/rules';
import type { Promotion } from '../promotion.ts';

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
