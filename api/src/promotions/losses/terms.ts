import { z } from 'zod';
import type { GameType } from '../../turnover/turnover.ts';
import { capped, type Promotion } from '../promotion.ts';

type Offer = Pick<Promotion, 'rules' | 'cap_centavos'>;

/** What is paid for a loss. */
export interface LossTerms {
  /** Hundredths of a percent of the loss. */
  readonly rateHundredths: number;
  /** A smaller loss brings nothing. */
  readonly minLossCentavos: number;
  readonly maxRewardCentavos: number;
}

/** The rules of an offer that pays for losses; a number that they do not name is the usual one. */
function lossRules(usual: LossTerms) {
  return z.strictObject({
    rateHundredths: z.int().min(1).max(10_000).default(usual.rateHundredths),
    minLossCentavos: z.int().positive().default(usual.minLossCentavos),
    maxRewardCentavos: z.int().positive().default(usual.maxRewardCentavos),
  });
}

/** Daily loss relief. Source: R204. */
export const dailyReliefRules = lossRules({
  rateHundredths: 300,
  minLossCentavos: 100_00,
  maxRewardCentavos: 500_00,
});

/** Weekly cover. Source: A19. */
export const weeklyCoverRules = lossRules({
  rateHundredths: 100,
  minLossCentavos: 500_00,
  maxRewardCentavos: 1_000_00,
});

/**
 * How much of a loss counts in games other than slots. The house keeps 1 to 3 % there: a player who stakes once a day on an even chance
 * would get more for the days that are lost than the house earns on all of them. Source: docs/decisions/0051.
 */
export const OTHER_GAMES_PERCENT = 10;

/** How an offer relieves the loss of a day; the usual terms without one. Pure. Source: R204. */
export function dailyReliefTerms(promotion: Offer | null): LossTerms {
  return underCap(promotion, dailyReliefRules.parse(promotion?.rules ?? {}));
}

/** What an offer pays for the loss of a week; the usual terms without one. Pure. Source: A19. */
export function weeklyCoverTerms(promotion: Offer | null): LossTerms {
  return underCap(promotion, weeklyCoverRules.parse(promotion?.rules ?? {}));
}

/** What a promotion gives at once bounds the reward as well. */
function underCap(promotion: Offer | null, terms: LossTerms): LossTerms {
  return promotion ? { ...terms, maxRewardCentavos: capped(promotion, terms.maxRewardCentavos) } : terms;
}

/** What a member staked and won in games of one type. */
interface PlayOfType {
  readonly gameType: GameType;
  readonly wageredCentavos: number;
  readonly wonCentavos: number;
}

/**
 * Net loss of a span, as far as it counts, in centavos; zero after a win. Wins in one type of game make up for losses in another, each with the
 * share that counts, rounded down.
 */
export function countedLoss(play: readonly PlayOfType[]): number {
  const net = (isSlot: boolean) =>
    play
      .filter(({ gameType }) => (gameType === 'slot') === isSlot)
      .reduce((sum, each) => sum + each.wageredCentavos - each.wonCentavos, 0);
  return Math.max(0, net(true) + Math.floor((net(false) * OTHER_GAMES_PERCENT) / 100));
}

/** What was staked more than won, in all games in full, in centavos; zero after a win. */
export function netLoss(play: readonly Pick<PlayOfType, 'wageredCentavos' | 'wonCentavos'>[]): number {
  return Math.max(
    0,
    play.reduce((sum, each) => sum + each.wageredCentavos - each.wonCentavos, 0),
  );
}

/** What a loss brings, in centavos, rounded down. Source: R204, A19. */
export function rewardOf(lossCentavos: number, terms: LossTerms): number {
  if (lossCentavos < terms.minLossCentavos) return 0;
  const share = Number((BigInt(lossCentavos) * BigInt(terms.rateHundredths)) / 10_000n);
  return Math.min(share, terms.maxRewardCentavos);
}
