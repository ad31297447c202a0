import { saoPauloDay, startOfSaoPauloDay } from '@mosaico/shared/rules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Daily rules are worked out at 03:00 in São Paulo (G19). */
const SETTLED_HOUR = 3;

/** A span of time: `to` is no longer in it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** A calendar day so many days later; earlier for a negative number. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar days from one to another, both included. */
export function spanOfDays(first: string, last: string): Span {
  return { from: startOfSaoPauloDay(first), to: startOfSaoPauloDay(daysAfter(last, 1)) };
}

/** Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday + 6) % 7));
}

/** When a day is worked out: at 03:00 of the next one, as the clocks there show it. @param hour another hour */
export function settledAt(day: string, hour = SETTLED_HOUR): Date {
  const start = startOfSaoPauloDay(daysAfter(day, 1));
  // The first day of a summer time begins at 01:00.
  const shownThen = Number(hourFormat.format(start));
  return new Date(start.getTime() + (hour - shownThen) * HOUR_MS);
}
const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The last day that is worked out by now. @param hour as in `settledAt` */
export function lastSettledDay(now: Date, hour = SETTLED_HOUR): string {
  const today = saoPauloDay(now);
  const yesterday = daysAfter(today, -1);
  return now >= settledAt(yesterday, hour) ? yesterday : daysAfter(today, -2);
}

/** The first day that is not worked out yet: before 03:00 that is yesterday. */
export function nextSettledDay(now: Date): string {
  return daysAfter(lastSettledDay(now), 1);
}
