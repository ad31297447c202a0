import { type Data, GAME_TYPES } from '@mosaico/shared/api';
import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { turnoverOfAward } from '@mosaico/shared/rules';
import type { GameType } from '../turnover/turnover.ts';
import type { Promotion } from './promotion.ts';

/** How much of a bet counts in each kind of game, in percent. */
export type Shares = Data<'GET /api/promotion/activities'>['list'][number]['bet_shares'];

/** Pure. */
export function sharesOf(percentOf: (gameType: GameType) => number): Shares {
  return GAME_TYPES.map((gameType) => ({ game_type: gameType, percent: percentOf(gameType) }));
}

/** Every bet counts in full. */
export const IN_FULL = sharesOf(() => 100);

/** Where the reward is a bonus, how bets count towards its turnover; nowhere else is anything to be wagered of it. Pure. Source: G16. */
export function turnoverShares(promotion: Promotion, shares: Shares): Shares {
  return promotion.purse === 'bonus' && promotion.turnover_percent > 0 ? shares : [];
}

/**
 * What the bonus of the worked example takes to become cash: on slots, and in the game of which the least counts.
 *
 * @param shares of its turnover; none: no bonus
 * Source: G16.
 */
export function countingExample(
  promotion: Promotion,
  exampleReward: string | undefined,
  shares: Shares,
): Readonly<Record<string, string>> {
  const least = shares.toSorted((one, other) => one.percent - other.percent)[0];
  if (!least || exampleReward === undefined) return {};
  const turnover = turnoverOfAward(promotion.turnover_percent, centavosFromWire(exampleReward));
  return {
    exampleTurnover: wireFromCentavos(turnover),
    exampleElsewhere: wireFromCentavos(Math.ceil((turnover * 100) / least.percent)),
    elsewhereGame: least.game_type,
    elsewherePercent: String(least.percent),
  };
}
