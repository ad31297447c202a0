import { giftHundredths } from '@mosaico/shared/rules';
import { wireFromCentavos } from '@mosaico/shared/money';
import { type CardMaker, moneyProgress } from '../card.ts';
import { giftOf, nextTier, tierOf, tiersOf } from './gift-tiers.ts';
import { tierTotalCentavos } from './tier-total.ts';

const EXAMPLE_TOTAL_CENTAVOS = 10_000_00;
const EXAMPLE_DEPOSIT_CENTAVOS = 200_00;

/**
 * Gift tiers on the hub: they give by themselves, so there is nothing to claim. In progress is who has reached a tier, which `tier` and `now` name;
 * whoever has not can still reach the first.
 */
export const giftTiersCard: CardMaker = async (db, promotion, { siteKey, memberId }) => {
  const tiers = tiersOf(promotion);
  const text = (hundredths: number) => String(hundredths / 100);
  const terms = {
    min: wireFromCentavos(tiers[0]?.fromCentavos ?? 0),
    percent: text(tiers[0]?.fromHundredths ?? 0),
    most: text(tiers.at(-1)?.toHundredths ?? 0),
    exampleTotal: wireFromCentavos(EXAMPLE_TOTAL_CENTAVOS),
    exampleDeposit: wireFromCentavos(EXAMPLE_DEPOSIT_CENTAVOS),
    examplePercent: text(giftHundredths(tiers, EXAMPLE_TOTAL_CENTAVOS)),
    exampleReward: wireFromCentavos(giftOf(promotion, EXAMPLE_TOTAL_CENTAVOS, EXAMPLE_DEPOSIT_CENTAVOS)),
  };
  if (memberId === null) return { state: 'available', progress: null, reward: null, terms };
  const total = await tierTotalCentavos(db, { siteKey, memberId });
  const next = nextTier(tiers, total);
  const tier = tierOf(tiers, total);
  return {
    state: tier ? 'in_progress' : 'available',
    progress: next ? moneyProgress(total, next.fromCentavos) : null,
    reward: null,
    terms: { ...terms, ...(tier && { tier: tier.name, now: text(giftHundredths(tiers, total)) }) },
  };
};
