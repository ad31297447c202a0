/** A tier of gifts: totals in centavos, shares in hundredths of a percent. */
export interface GiftTier {
  readonly name: string;
  /** Exclusive but for the first tier: a total that ends a tier belongs to it. */
  readonly fromCentavos: number;
  readonly toCentavos: number;
  readonly fromHundredths: number;
  readonly toHundredths: number;
}

/**
 * The share of a recharge that is its gift, in hundredths of a percent, for a total that includes the recharge. It grows linearly within a
 * tier, rounded down; below the first tier it is nothing, above the last one what that ends with.
 *
 * Source: R247 to R251, A12, A37.
 */
export function giftHundredths(tiers: readonly GiftTier[], totalCentavos: number): number {
  const [first, last] = [tiers[0], tiers.at(-1)];
  if (!first || !last || totalCentavos < first.fromCentavos) return 0;
  const tier = tiers.find(({ toCentavos }) => totalCentavos <= toCentavos);
  if (!tier) return last.toHundredths;
  const { fromCentavos, toCentavos, fromHundredths, toHundredths } = tier;
  const way = (totalCentavos - fromCentavos) * (toHundredths - fromHundredths);
  return fromHundredths + Math.floor(way / (toCentavos - fromCentavos));
}

/** The gift of a recharge, in centavos, rounded down. @param totalCentavos with the recharge in it. Source: A12, A37. */
export function giftCentavos(
  tiers: readonly GiftTier[],
  totalCentavos: number,
  rechargeCentavos: number,
): number {
  return Math.floor((rechargeCentavos * giftHundredths(tiers, totalCentavos)) / 10_000);
}
