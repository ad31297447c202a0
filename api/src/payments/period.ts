/** Periods a list of records can be narrowed to (R125). */
export type Period = 'today' | '3d' | '7d';

const DAYS: Readonly<Record<Period, number>> = { today: 1, '3d': 3, '7d': 7 };
/** America/Sao_Paulo has had no summer time since 2019. */
const OFFSET = '-03:00';

/** First instant of a period: midnight in America/Sao_Paulo of its first calendar day, today included. Source: R125. */
export function startOfPeriod(period: Period, now: Date): Date {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now);
  const midnight = new Date(`${today}T00:00:00${OFFSET}`);
  return new Date(midnight.getTime() - (DAYS[period] - 1) * 24 * 60 * 60_000);
}
