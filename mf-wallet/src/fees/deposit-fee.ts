import type { Data } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';

/** What a way to pay costs: a share of the amount, and a fixed part. */
export type FeeRule = Pick<Data<'GET /api/payments/list'>[number], 'fee_rate' | 'fee_fixed'>;

/**
 * What stays with the house of a deposit, in centavos, rounded down as the server does. What binds is the `fee` of its answer; this is
 * for the player to know before asking. Source: G24.
 */
export function depositFeeCentavos(
  amountCentavos: number,
  { fee_rate: rate, fee_fixed: fixed }: FeeRule,
): number {
  const basisPoints = Math.round(Number(rate) * 10_000);
  return centavosFromWire(fixed) + Math.floor((amountCentavos * basisPoints) / 10_000);
}
