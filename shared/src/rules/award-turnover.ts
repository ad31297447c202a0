/**
 * What has to be wagered of an award before it is cash, in centavos: rounded down, and at least one where anything has to be. Pure. Source: G16.
 *
 * @param turnoverPercent of the award: 500 for five times
 */
export function turnoverOfAward(turnoverPercent: number, amountCentavos: number): number {
  return Math.max(turnoverPercent > 0 ? 1 : 0, Math.floor((amountCentavos * turnoverPercent) / 100));
}
