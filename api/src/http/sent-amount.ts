import type { ErrorCode } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';

/**
 * Reads an amount that a client sends (`amountInput`): a plain decimal with at most two places, as text or number, and nothing
 * else. What people type, such as `1.234,56`, is read in the form: here it could mean a thousand times as much.
 *
 * @returns integer centavos; null when it is no such amount, or has a sign
 * Source: R152, A47.
 */
export function sentAmount(sent: string | number): number | null {
  const text = String(sent);
  if (text.startsWith('-')) return null;
  try {
    return centavosFromWire(text);
  } catch {
    return null;
  }
}

/** What an amount may be, in centavos; both ends count as inside. */
export interface AmountLimits {
  readonly minCentavos: number;
  readonly maxCentavos: number;
}

/**
 * Why a sent amount is refused; null when it is not.
 *
 * @param limits undefined while they are not known: then none is exceeded
 * Source: R141, R142, R152.
 */
export function amountRefusal(sent: string | number, limits: AmountLimits | undefined): ErrorCode | null {
  if (typeof sent === 'string' && !sent.trim()) return 'amount_required';
  const amountCentavos = sentAmount(sent);
  if (amountCentavos === null || amountCentavos === 0) return 'amount_invalid';
  if (limits && amountCentavos < limits.minCentavos) return 'amount_below_minimum';
  return limits && amountCentavos > limits.maxCentavos ? 'amount_above_maximum' : null;
}
