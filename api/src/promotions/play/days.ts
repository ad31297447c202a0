import { saoPauloDay, startOfSaoPauloDay } from '@mosaico/shared/rules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Daily rules are worked out at 03:00 in São Paulo (G19). */
const SETTLED_AFTER_MS = 3 * HOUR_MS;

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

/** When a day is worked out: at 03:00 of the next one. */
export function settledAt(day: string): Date {
  return new Date(startOfSaoPauloDay(daysAfter(day, 1)).getTime() + SETTLED_AFTER_MS);
}

/** The last day that is worked out by now. */
export function lastSettledDay(now: Date): string {
  const today = saoPauloDay(now);
  const yesterday = daysAfter(today, -1);
  return now >= settledAt(yesterday) ? yesterday : daysAfter(today, -2);
}

/** The first day that is not worked out yet: before 03:00 that is yesterday. */
export function nextSettledDay(now: Date): string {
  return daysAfter(lastSettledDay(now), 1);
}
