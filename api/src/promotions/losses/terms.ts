import type { GameType } from '../../turnover/turnover.ts';
import { capped, type Promotion } from '../promotion.ts';

/** What is paid for a loss. */
export interface LossTerms {
  /** Hundredths of a percent of the loss. */
  readonly rateHundredths: number;
  /** A smaller loss brings nothing. */
  readonly minLossCentavos: number;
  readonly maxRewardCentavos: number;
}

/** Daily loss relief. Source: R204. */
export const DAILY_RELIEF: LossTerms = {
  rateHundredths: 300,
  minLossCentavos: 100_00,
  maxRewardCentavos: 500_00,
};

/** Weekly cover. Source: A19. */
export const WEEKLY_COVER: LossTerms = {
  rateHundredths: 100,
  minLossCentavos: 500_00,
  maxRewardCentavos: 1_000_00,
};

/**
 * How much of a loss counts in games other than slots. The house keeps 1 to 3 % there: a player who stakes once a day on an even chance
 * would get more for the days that are lost than the house earns on all of them. Source: docs/decisions/0051.
 */
export const OTHER_GAMES_PERCENT = 10;

/** The terms as a promotion pays by them: at most its cap. Pure. */
export function termsUnder(promotion: Promotion | null, terms: LossTerms): LossTerms {
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
