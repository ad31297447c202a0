const MINUTE_MS = 60_000;

/** How long somebody has played, in whole minutes and hours: `0 min`, `1 h 5 min`. */
export function timePlayed(ms: number, locale: string): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours > 0
    ? `${unit(hours, 'hour', locale)} ${unit(rest, 'minute', locale)}`
    : unit(rest, 'minute', locale);
}

function unit(value: number, name: 'hour' | 'minute', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
}
