/** Round amounts that players ask for, in centavos. */
const ROUND = [5_000, 10_000, 20_000, 50_000, 100_000];
const MOST_SHOWN = 3;

/** The round amounts that can be withdrawn now, the largest few; all of it has a button of its own. */
export function quickAmounts(minimumCentavos: number, availableCentavos: number): readonly number[] {
  return ROUND.filter((amount) => amount >= minimumCentavos && amount < availableCentavos).slice(-MOST_SHOWN);
}
