/** `0.52` from the wire is `0,52%` in Portuguese. Whole percents have no decimals. */
export function percentText(rate: string, locale: string): string {
  const value = Number(rate);
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value / 100);
}
