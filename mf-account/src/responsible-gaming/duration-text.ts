const DAY_HOURS = 24;

/** How long a break takes: `3 dias`. Pure. */
export function breakText(hours: number, locale: string): string {
  return unitText(hours / DAY_HOURS, 'day', locale);
}

/** `6 meses`. Pure. */
export function monthsText(months: number, locale: string): string {
  return unitText(months, 'month', locale);
}

function unitText(value: number, unit: 'day' | 'month', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
