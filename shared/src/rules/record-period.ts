import { startOfSaoPauloDays } from './sao-paulo-day.ts';

/** How many calendar days the periods of records and statements have; today is the last one (R125). */
export const PERIOD_DAYS = { today: 1, '3d': 3, '7d': 7, '30d': 30, '90d': 90 } as const;
export type RecordPeriod = keyof typeof PERIOD_DAYS;

/** First instant of a period, by the calendar of America/Sao_Paulo. Source: R125. */
export function startOfPeriod(period: RecordPeriod, now: Date): Date {
  return startOfSaoPauloDays(PERIOD_DAYS[period], now);
}
