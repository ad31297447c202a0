const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** A time of play in words: `45 min`, `1 h 30 min`. Pure. */
export function timeSpan(minutes: number, locale: string): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  const parts = [
    ...(hours > 0 ? [unitText(hours, 'hour', locale, 'short')] : []),
    ...(rest > 0 || hours === 0 ? [unitText(rest, 'minute', locale, 'short')] : []),
  ];
  return parts.join(' ');
}

/** How long a break takes, in days where it is whole ones: `3 dias`. Pure. */
export function breakText(hours: number, locale: string): string {
  return hours === DAY_HOURS
    ? unitText(hours, 'hour', locale, 'long')
    : unitText(hours / DAY_HOURS, 'day', locale, 'long');
}

/** `6 meses`. Pure. */
export function monthsText(months: number, locale: string): string {
  return unitText(months, 'month', locale, 'long');
}

function unitText(value: number, unit: string, locale: string, unitDisplay: 'short' | 'long'): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value);
}
