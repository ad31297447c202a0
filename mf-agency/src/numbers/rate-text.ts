/** A rate of the wire, such as `0.10`, with the decimal sign of a language. @param decimals that are shown at least. Pure. */
export function rateText(rate: string, locale: string, decimals: 0 | 2): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 2 }).format(
    Number(rate),
  );
}
