import { wireFromCentavos } from '@mosaico/shared/money';
import { type CardMaker, type CardOfKind, moneyProgress } from '../activities/card.ts';
import { firstDepositOf, turnoverTimes } from './first-deposit.ts';

/** The first-deposit activity on the hub. */
export const firstDepositCard: CardMaker = async (db, promotion, viewer) => {
  const standing = await firstDepositOf(db, viewer, promotion);
  const rows = standing?.rows ?? [];
  const most = Math.max(0, ...rows.map(({ rewardCentavos }) => rewardCentavos));
  const least = Math.min(...rows.map(({ minCentavos }) => minCentavos));
  const turnover = turnoverTimes(promotion);
  const terms = { min: wireFromCentavos(least), most: wireFromCentavos(most) };
  const card = (state: CardOfKind['state'], more: Partial<CardOfKind> = {}): CardOfKind => ({
    state,
    progress: null,
    reward: wireFromCentavos(standing?.decided?.rewardCentavos ?? most),
    turnover,
    terms,
    ...more,
  });
  if (standing?.isClaimed) return card('claimed');
  // The first recharge decides, once: who has made theirs before, or below the least amount, cannot have it any more.
  if (!standing?.decided) return card(standing?.hasRecharged ? 'ended' : 'available');
  const { wageredCentavos, requiredCentavos } = standing;
  return wageredCentavos >= requiredCentavos
    ? card('claimable')
    : card('in_progress', { progress: moneyProgress(wageredCentavos, requiredCentavos) });
};
