const TIME_ZONE = 'America/Sao_Paulo';
/** America/Sao_Paulo has had no summer time since 2019. Years that have one are right all the same. */
const OFFSET = '-03:00';
const DAY_MS = 24 * 60 * 60_000;

/** Calendar day in America/Sao_Paulo as `YYYY-MM-DD`: the day of all daily rules. Source: R125, R256. */
export function saoPauloDay(instant: Date): string {
  return dayFormat.format(instant);
}
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * First instant of a period of calendar days in America/Sao_Paulo that ends with the day of `now`.
 *
 * @param days length of the period; 1 is today alone
 */
export function startOfSaoPauloDays(days: number, now: Date): Date {
  const today = Date.parse(`${saoPauloDay(now)}T00:00:00Z`);
  return startOfSaoPauloDay(new Date(today - (days - 1) * DAY_MS).toISOString().slice(0, 10));
}

/** First instant of a calendar day in America/Sao_Paulo, written `YYYY-MM-DD`; right also in years with summer time, which moved it by an hour. */
export function startOfSaoPauloDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00${OFFSET}`);
  const hourBefore = new Date(midnight.getTime() - 60 * 60_000);
  return saoPauloDay(hourBefore) === day ? hourBefore : midnight;
}
