import { wireFromCentavos } from '@mosaico/shared/money';
import { type CardMaker, type CardOfKind, moneyProgress } from '../card.ts';
import { IN_FULL } from '../counting.ts';
import { allowanceToday, MOST_PER_DAY, WAGER_PER_SPIN_CENTAVOS } from './allowance.ts';
import { canPayTopPrize } from './spin.ts';

/** Of the example in the rules. */
const EXAMPLE_SPINS = 3;

/** The lottery wheel on the hub: a spin that is left can be claimed, while every prize can be paid. */
export const lotteryWheelCard: CardMaker = async (db, promotion, { siteKey, memberId }, now) => {
  const terms = {
    per: wireFromCentavos(WAGER_PER_SPIN_CENTAVOS),
    most: String(MOST_PER_DAY),
    exampleSpins: String(EXAMPLE_SPINS),
    exampleWager: wireFromCentavos(EXAMPLE_SPINS * WAGER_PER_SPIN_CENTAVOS),
  };
  const card = (state: CardOfKind['state'], more: Partial<CardOfKind> = {}): CardOfKind => ({
    state,
    progress: null,
    reward: null,
    terms,
    betShares: IN_FULL,
    ...more,
  });
  if (!canPayTopPrize(promotion)) return card('ended');
  if (memberId === null) return card('available');
  const { left, missingCentavos } = await allowanceToday(db, { siteKey, memberId }, now);
  if (left > 0) return card('claimable', { terms: { ...terms, left: String(left) } });
  if (missingCentavos === 0) return card('claimed');
  const wageredCentavos = WAGER_PER_SPIN_CENTAVOS - missingCentavos;
  return card(wageredCentavos > 0 ? 'in_progress' : 'available', {
    progress: moneyProgress(wageredCentavos, WAGER_PER_SPIN_CENTAVOS),
  });
};
