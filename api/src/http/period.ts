import { startOfSaoPauloDays } from '@mosaico/shared/rules';

/** Periods a list of records can be narrowed to (R125). */
export type Period = 'today' | '3d' | '7d';

const DAYS: Readonly<Record<Period, number>> = { today: 1, '3d': 3, '7d': 7 };

/** First instant of a period; today is its last day. Source: R125. */
export function startOfPeriod(period: Period, now: Date): Date {
  return startOfSaoPauloDays(DAYS[period], now);
}
