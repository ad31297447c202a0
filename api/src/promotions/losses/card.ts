import { wireFromCentavos } from '@mosaico/shared/money';
import { saoPauloDay } from '@mosaico/shared/rules';
import type { CardMaker, CardOfKind } from '../card.ts';
import { sharesOf } from '../counting.ts';
import { daysAfter } from '../play/days.ts';
import { claimedRelief, reliefOf, reliefOfferOf } from './daily-relief.ts';
import { dailyReliefTerms, OTHER_GAMES_PERCENT, rewardOf } from './terms.ts';

/** The daily relief on the hub, for the day before. */
export const dailyReliefCard: CardMaker = async (db, promotion, { siteKey, memberId }, now) => {
  const relief = dailyReliefTerms(promotion);
  const { rateHundredths, minLossCentavos, maxRewardCentavos } = relief;
  const exampleLoss = 2 * minLossCentavos;
  const terms = {
    percent: String(rateHundredths / 100),
    min: wireFromCentavos(minLossCentavos),
    most: wireFromCentavos(maxRewardCentavos),
    exampleLoss: wireFromCentavos(exampleLoss),
    exampleReward: wireFromCentavos(rewardOf(exampleLoss, relief)),
  };
  const card = (state: CardOfKind['state'], rewardCentavos: number | null): CardOfKind => ({
    state,
    takesCentavos: rewardCentavos ?? rewardOf(minLossCentavos, relief),
    progress: null,
    reward: rewardCentavos === null ? null : wireFromCentavos(rewardCentavos),
    terms,
    betShares: sharesOf((gameType) => (gameType === 'slot' ? 100 : OTHER_GAMES_PERCENT)),
  });
  if (memberId === null) return card('available', null);
  const owner = { siteKey, memberId };
  const yesterday = daysAfter(saoPauloDay(now), -1);
  const claimed = await claimedRelief(db, owner, yesterday);
  if (claimed) return card('claimed', claimed.rewardCentavos);
  // Of offers that follow each other, one pays for a day.
  const then = (await reliefOfferOf(db, owner, yesterday))?.promotion;
  const { rewardCentavos } = await reliefOf(db, owner, yesterday, then?.key === promotion.key ? then : null);
  return rewardCentavos > 0 ? card('claimable', rewardCentavos) : card('available', null);
};
