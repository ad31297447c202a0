import { wireFromCentavos } from '@mosaico/shared/money';
import { type GiftTier, giftHundredths } from '@mosaico/shared/rules';
import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { promotionFor } from '../promotion.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { GIFT_TIERS, nextTier, tiersOf } from './gift-tiers.ts';
import { tierTotalCentavos } from './tier-total.ts';

/** Gift tiers, and where the member stands on them (R247 to R251, A37, A59). */
export function giftTierRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('GET /api/promotion/rechargebonus', async ({ member, caller }) => {
      const viewer = { siteKey: caller.site.key, memberId: member?.id ?? null };
      const promotion = await promotionFor(db, viewer, GIFT_TIERS, clock.now());
      const tiers = promotion ? tiersOf(promotion) : [];
      const total = member && (await tierTotalCentavos(db, ownerOf(member)));
      const next = total === null ? null : nextTier(tiers, total);
      return success({
        total: total === null ? null : wireFromCentavos(total),
        percent: total === null ? null : percentText(giftHundredths(tiers, total)),
        next: next
          ? { total: wireFromCentavos(next.fromCentavos), percent: percentText(next.fromHundredths) }
          : null,
        tiers: tiers.map(tierToWire),
        turnover: String((promotion?.turnover_percent ?? 0) / 100),
        most: promotion?.cap_centavos ? wireFromCentavos(promotion.cap_centavos) : null,
      });
    }),
  ];
}

function tierToWire({ name, fromCentavos, toCentavos, fromHundredths, toHundredths }: GiftTier) {
  return {
    name,
    from: wireFromCentavos(fromCentavos),
    to: wireFromCentavos(toCentavos),
    percent_from: percentText(fromHundredths),
    percent_to: percentText(toHundredths),
  };
}

function percentText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
