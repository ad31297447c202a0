import { centavosFromWire } from '@mosaico/shared/money';
import { PERIOD_DAYS, saoPauloDay, startOfSaoPauloDays } from '@mosaico/shared/rules';
import type { Period } from '../records/PeriodChips.tsx';
import type { OrderDetails } from './useStatement.ts';

/** A day of the chart, in centavos. */
export interface ChartDay {
  /** `2026-11-20`. */
  readonly day: string;
  readonly rechargeCentavos: number;
  readonly bonusCentavos: number;
  readonly withdrawCentavos: number;
}

/** The period that is drawn of a statement without a beginning. */
const LONGEST = '90d';

/** Every day of the period up to today, also those on which nothing happened. Pure. */
export function chartDays(days: OrderDetails['days'], period: Period, now: Date): readonly ChartDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const count = PERIOD_DAYS[period === 'all' ? LONGEST : period];
  return Array.from({ length: count }, (_, index) => {
    const day = saoPauloDay(startOfSaoPauloDays(count - index, now));
    const sums = known.get(day);
    return {
      day,
      rechargeCentavos: centavosFromWire(sums?.recharge_amount ?? '0.00'),
      bonusCentavos: centavosFromWire(sums?.bonus_amount ?? '0.00'),
      withdrawCentavos: centavosFromWire(sums?.withdraw_amount ?? '0.00'),
    };
  });
}
