/** From here on an amount is written in thousands. */
const COMPACT_FROM_CENTAVOS = 1_000_00;

/** An amount beside the scale of a chart, as short as its language has it: `R$ 1,2 mil`. */
export function moneyTick(centavos: number, locale: string): string {
  const isCompact = Math.abs(centavos) >= COMPACT_FROM_CENTAVOS;
  const hasCentavos = !isCompact && centavos % 100 !== 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'BRL',
    notation: isCompact ? 'compact' : 'standard',
    minimumFractionDigits: hasCentavos ? 2 : 0,
    maximumFractionDigits: hasCentavos ? 2 : Number(isCompact),
  }).format(centavos / 100);
}
