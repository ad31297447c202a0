/**
 * Instants as people in Brazil read them: by the clock and calendar of São Paulo, with the years of the Gregorian calendar, in
 * the player's language. Instants come from the wire as ISO 8601 in UTC. Everything here is pure. Source: G29.
 */
const ZONE = { timeZone: 'America/Sao_Paulo', calendar: 'gregory' } as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;

/** How much room a date has: `20/11/2026`, `20 de nov. de 2026`, `20 de novembro de 2026`. */
export type DateLength = 'short' | 'medium' | 'long';

/** The calendar day of an instant. */
export function dateText(instant: string, locale: string, length: DateLength = 'long'): string {
  return new Intl.DateTimeFormat(locale, { ...ZONE, dateStyle: length }).format(new Date(instant));
}

/** The calendar day of an instant and the time to the minute. */
export function dateTimeText(instant: string, locale: string, length: DateLength = 'short'): string {
  const style = { ...ZONE, dateStyle: length, timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(instant));
}

/** The time of day of an instant, to the minute. */
export function timeText(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...ZONE, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
}

/**
 * How long ago an instant was: minutes, hours, yesterday, days; the date after a week. An instant in the future, which a wrong
 * clock gives, reads as now.
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
  return dateText(instant, locale, 'medium');
}

/** Days since the epoch, counted by São Paulo's calendar. */
function dayNumber(instant: Date): number {
  const day = new Intl.DateTimeFormat('sv-SE', ZONE).format(instant);
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
