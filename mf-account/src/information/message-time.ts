const ZONE = { timeZone: 'America/Sao_Paulo', calendar: 'gregory' } as const;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;

/**
 * How long ago, in the player's language: minutes, hours, yesterday, days; the date after a week. Days are those of
 * São Paulo. A moment still to come (a wrong clock) is now. Pure. Source: G29.
 */
export function timeAgo(instant: string, now: Date, locale: string): string {
  const then = new Date(instant);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const ageMs = now.getTime() - then.getTime();
  const days = dayNumber(now) - dayNumber(then);
  if (ageMs < MINUTE_MS) return words.format(0, 'second');
  if (ageMs < HOUR_MS) return words.format(-Math.floor(ageMs / MINUTE_MS), 'minute');
  if (days <= 0) return words.format(-Math.floor(ageMs / HOUR_MS), 'hour');
  if (days < WEEK_DAYS) return words.format(-days, 'day');
  return new Intl.DateTimeFormat(locale, { ...ZONE, dateStyle: 'medium' }).format(then);
}

/** Date and time as people in São Paulo see them, in the player's language. Pure. Source: G29. */
export function dateAndTime(instant: string, locale: string): string {
  const style = { ...ZONE, dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(instant));
}

/** Number of the calendar day in São Paulo. */
function dayNumber(instant: Date): number {
  const day = new Intl.DateTimeFormat('sv-SE', ZONE).format(instant);
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
