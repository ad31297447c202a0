import type { Input } from '@mosaico/shared/api';
import { LIMIT_AMOUNT, PERIOD_MINUTES, type LimitKind, type LimitPeriod } from '@mosaico/shared/rules';
import { DomainError } from '../domain-error.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import { amountRefusal, sentAmount } from '../http/sent-amount.ts';

/** What a member sends to set a limit. */
export type LimitForm = Input<'POST /api/rg/limits'>['body'];

/** A limit that may be set. */
export interface WantedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Centavos; of `time` milliseconds; null for no limit. */
  readonly most: number | null;
}

/**
 * Checks a limit.
 *
 * @param formatMoney writes the smallest and the largest amount for the player, in centavos
 * @throws DomainError amount_required, amount_invalid, amount_below_minimum, amount_above_maximum; field_invalid of minutes
 * Source: G31, A38, A47.
 */
export function checkLimit(form: LimitForm, formatMoney: (centavos: number) => string): WantedLimit {
  const { kind, period, amount, minutes } = form;
  if (kind === 'time') {
    if (minutes === undefined || (minutes !== null && minutes > PERIOD_MINUTES[period]))
      throw new DomainError('field_invalid', { fields: { minutes: ['field_invalid'] } });
    return { kind, period, most: minutes === null ? null : minutes * 60_000 };
  }
  if (amount === null) return { kind, period, most: null };
  const { minCentavos, maxCentavos } = LIMIT_AMOUNT;
  new FieldRefusals()
    .add('amount', amountRefusal(amount ?? '', LIMIT_AMOUNT))
    .throwIfAny({ minimum: formatMoney(minCentavos), maximum: formatMoney(maxCentavos) });
  return { kind, period, most: sentAmount(amount ?? '') };
}
