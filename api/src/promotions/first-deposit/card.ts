import { wireFromCentavos } from '@mosaico/shared/money';
import { type CardMaker, type CardOfKind, moneyProgress } from '../card.ts';
import { IN_FULL } from '../counting.ts';
import { firstDepositOf, turnoverOfRow, turnoverTimes } from './first-deposit.ts';

/** The first-deposit activity on the hub. */
export const firstDepositCard: CardMaker = async (db, promotion, viewer) => {
  const standing = await firstDepositOf(db, viewer, promotion);
  const rows = standing?.rows ?? [];
  const most = Math.max(0, ...rows.map(({ rewardCentavos }) => rewardCentavos));
  const least = Math.min(...rows.map(({ minCentavos }) => minCentavos));
  const turnover = turnoverTimes(promotion);
  const example = rows[Math.floor(rows.length / 2)];
  const terms = {
    min: wireFromCentavos(least),
    most: wireFromCentavos(most),
    /** Whether the reward comes before the bets, or after them. */
    timing: promotion.purse === 'bonus' ? 'before' : 'after',
    exampleDeposit: wireFromCentavos(example?.minCentavos ?? 0),
    exampleReward: wireFromCentavos(example?.rewardCentavos ?? 0),
    exampleWager: wireFromCentavos(example ? turnoverOfRow(promotion, example) : 0),
  };
  const card = (state: CardOfKind['state'], more: Partial<CardOfKind> = {}): CardOfKind => ({
    state,
    progress: null,
    reward: wireFromCentavos(standing?.decided?.rewardCentavos ?? most),
    turnover,
    terms,
    // Given as bonus it needs no bets before, else all of them count alike.
    betShares: promotion.purse === 'bonus' ? [] : IN_FULL,
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
