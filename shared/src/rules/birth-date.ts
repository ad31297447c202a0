import { saoPauloDay } from './sao-paulo-day.ts';

/** Youngest age of a member, in years (R25, R256). */
export const MINIMUM_AGE_YEARS = 18;

/** True for an existing calendar day written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && text >= '1900-01-01';
}

/**
 * Whether someone born on `birthDate` is of age at `now`, by the calendar of America/Sao_Paulo. The 18th birthday
 * counts; someone born on 29 February comes of age on 1 March of a common year. Source: R256.
 */
export function isOfAge(birthDate: string, now: Date): boolean {
  const today = saoPauloDay(now);
  const latest = `${Number(today.slice(0, 4)) - MINIMUM_AGE_YEARS}${today.slice(4)}`;
  return isCalendarDay(birthDate) && birthDate <= latest;
}
