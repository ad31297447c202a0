import type { Data } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';
import type { DepositAllowance } from './useDepositAllowance.ts';

export type PaymentMethod = Data<'GET /api/payments/list'>[number];

/** What a way to pay is called; its type while the ways are on their way, and of one that is not offered any more. */
export function methodName(methods: readonly PaymentMethod[] | undefined, type: string): string {
  return methods?.find((method) => method.type === type)?.name ?? type;
}

/** What is wrong with an amount before it is sent; null when nothing is. Source: R141, R142, R152. */
export type AmountFault = 'amountRequired' | 'amountBelow' | 'amountAbove' | 'ownLimit.left';

/** Checks an amount against the limits of a method and what the member's own limit leaves; all of them are allowed. */
export function amountFault(
  amountCentavos: number | null,
  method: PaymentMethod,
  allowance: Pick<DepositAllowance, 'leftCentavos'> | null,
): AmountFault | null {
  if (amountCentavos === null) return 'amountRequired';
  if (amountCentavos < centavosFromWire(method.min)) return 'amountBelow';
  if (amountCentavos > centavosFromWire(method.max)) return 'amountAbove';
  return allowance && amountCentavos > allowance.leftCentavos ? 'ownLimit.left' : null;
}

/**
 * What has to be wagered for a deposit before a withdrawal, in centavos, rounded down as the server does. What binds is the
 * `turnover_amount` of its answer; this is for the player to know before asking. Source: G16.
 */
export function turnoverCentavos(amountCentavos: number, { turnover }: PaymentMethod): number {
  return Math.floor((amountCentavos * centavosFromWire(turnover)) / 100);
}
