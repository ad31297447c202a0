import { z } from 'zod';
import type { GameType } from '../../turnover/turnover.ts';
import { capped, type Promotion } from '../promotion.ts';

/** Hundredths of a percent of bets that come back; a number that the rules do not name is the usual one. Source: G19. */
export const rebateRules = z.strictObject({
  /** At VIP0. */
  slotHundredths: z.int().min(0).max(100).default(50),
  liveHundredths: z.int().min(0).max(100).default(30),
  /** Of every other type of game. */
  otherHundredths: z.int().min(0).max(100).default(20),
  /** What each level adds. */
  stepHundredths: z.int().min(0).max(10).default(2),
});
export type RebateRates = z.infer<typeof rebateRules>;

/** The rates of an offer; the usual ones without one. Pure. */
export function rebateRates(promotion: Pick<Promotion, 'rules'> | null): RebateRates {
  return rebateRules.parse(promotion?.rules ?? {});
}

/** Types of games that have a rate of their own. */
const NUMBER_OF: Readonly<Partial<Record<GameType, keyof RebateRates>>> = {
  slot: 'slotHundredths',
  live: 'liveHundredths',
};

/** Share of settled bets that comes back, in hundredths of a percent. Pure. Source: G19. */
export function rebateRate(rates: RebateRates, gameType: GameType, level: number): number {
  return rates[NUMBER_OF[gameType] ?? 'otherHundredths'] + rates.stepHundredths * level;
}

/** What bets of one game type bring. */
export interface RebatePart {
  readonly gameType: GameType;
  readonly wageredCentavos: number;
  readonly rateHundredths: number;
  readonly amountCentavos: number;
}

/** What a day's bets bring at a level, by game type; a cap of the promotion takes from the last. Pure. Source: G19. */
export function rebateParts(
  play: readonly { readonly gameType: GameType; readonly wageredCentavos: number }[],
  level: number,
  promotion: Promotion,
): readonly RebatePart[] {
  const rates = rebateRates(promotion);
  let left = capped(promotion, Infinity);
  return play.map(({ gameType, wageredCentavos }) => {
    const rateHundredths = rebateRate(rates, gameType, level);
    const amountCentavos = Math.min(rebateCentavos(wageredCentavos, rateHundredths), left);
    left -= amountCentavos;
    return { gameType, wageredCentavos, rateHundredths, amountCentavos };
  });
}

/** Rounded down to the centavo. Source: G19. */
export function rebateCentavos(wageredCentavos: number, rateHundredths: number): number {
  // As whole numbers: an amount times a rate may be above what a float holds exactly.
  return Number((BigInt(wageredCentavos) * BigInt(rateHundredths)) / 10_000n);
}
