/**
 * `0.52` from the wire is `0,52%` in Portuguese. Whole percents have no decimals; all others have two, rounded down as the server rounds what it
 * gives by, so that no more is printed than is given.
 *
 * Source: A12.
 */
export function percentText(rate: string, locale: string): string {
  const hundredths = floorHundredths(Number(rate));
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(hundredths / 10_000);
}

/** `0.29` is 28.999999999999996 hundredths as a float. */
function floorHundredths(percent: number): number {
  return Math.floor(Number((percent * 100).toFixed(6)));
}
