import { VIP_LADDER } from '../vip/ladder.ts';

/** Of a single withdrawal, at any level. Source: R260, A41. */
export const MIN_CENTAVOS = 20_00;
export const MAX_CENTAVOS = 10_000_00;

/** Withdrawals of a day without a fee, and what the others cost. Source: R259. */
export const FREE_PER_DAY = 3;
export const FEE_BASIS_POINTS = 200;

/** How much and how often a member may withdraw in one day. */
export interface DayLimits {
  readonly count: number;
  readonly amountCentavos: number;
}

/** Source: A41, R107. */
export function dayLimitsOf(level: number): DayLimits {
  const step = VIP_LADDER[level];
  return { count: step?.withdrawDailyCount ?? 0, amountCentavos: step?.withdrawDailyLimitCentavos ?? 0 };
}

/** Percent of a withdrawal, in hundredths, after `made` others of the day. Source: R259. */
export function feeBasisPoints(made: number): number {
  return made < FREE_PER_DAY ? 0 : FEE_BASIS_POINTS;
}

/**
 * What is taken off a withdrawal that is paid out; a part of a centavo goes to the player.
 *
 * @param made how many withdrawals of the day count already
 * Source: R259, A43.
 */
export function feeOf(amountCentavos: number, made: number): number {
  return Math.floor((amountCentavos * feeBasisPoints(made)) / 10_000);
}
