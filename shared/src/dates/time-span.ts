const HOUR_MINUTES = 60;

/** A stretch of time in words: `45 min`, `1 h 30 min`. Pure. */
export function timeSpan(minutes: number, locale: string): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  const text = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (hours === 0) return text(rest, 'minute');
  return rest === 0 ? text(hours, 'hour') : `${text(hours, 'hour')} ${text(rest, 'minute')}`;
}
