import type { Data } from '@mosaico/shared/api';
import type { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { LIMIT_AMOUNT, PERIOD_MINUTES, type LimitKind, type LimitPeriod } from '@mosaico/shared/rules';

export type Limit = Data<'GET /api/rg/limits'>['limits'][number];

/** What of a limit is used, what it allows and what waits, in centavos or minutes. Pure. */
export function measuresOf(limit: Limit) {
  if (limit.kind === 'time')
    return {
      used: limit.used,
      most: limit.minutes,
      isUsedUp: limit.is_used_up ?? limit.used >= limit.minutes,
      pendingMost: limit.pending?.minutes ?? null,
    };
  const pending = limit.pending?.amount;
  const [used, most] = [Math.max(0, centavosFromWire(limit.used)), centavosFromWire(limit.amount)];
  return {
    used,
    most,
    isUsedUp: used >= most,
    pendingMost: pending ? centavosFromWire(pending) : null,
  };
}

/** `Depósitos por dia`. */
export function limitName(
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  return t('rg.limit.name', { kind: t(`rg.kind.${kind}`), period: t(`rg.per.${period}`) });
}

/** Times of play to choose from, in minutes; the one in force is always among them. */
export function timeChoices(period: LimitPeriod, current: number | null): readonly number[] {
  const offered = TIMES[period].filter((minutes) => minutes <= PERIOD_MINUTES[period]);
  return [...new Set([...offered, ...(current === null ? [] : [current])])].sort((one, other) => one - other);
}
const TIMES: Readonly<Record<LimitPeriod, readonly number[]>> = {
  day: [15, 30, 45, 60, 90, 120, 180, 240, 360],
  week: [60, 120, 180, 300, 420, 600, 900, 1_200],
  month: [300, 600, 900, 1_200, 1_800, 2_400, 3_600],
};

/** Why an amount cannot be a limit; null when it can. Pure. */
export function limitFault(kind: LimitKind, amountCentavos: number | null): string | null {
  if (kind === 'time') return null;
  if (amountCentavos === null) return 'rg.fault.required';
  if (amountCentavos < LIMIT_AMOUNT.minCentavos) return 'rg.fault.below';
  return amountCentavos > LIMIT_AMOUNT.maxCentavos ? 'rg.fault.above' : null;
}
