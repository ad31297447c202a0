import type { Order } from './orders.ts';
import type { Refusal } from './tables.ts';

/** A received Pix, as far as it matters for the verdict. */
export interface ReceivedPix {
  readonly amountCentavos: number;
  readonly paidAt: Date;
  /** Digits, or null when the provider does not tell. */
  readonly payerCpf: string | null;
}

/** How long after the expiry a payment is still taken (G11). */
const LATE_MS = 24 * 60 * 60_000;

/**
 * Decides what becomes of a received Pix: null credits it, a reason gives it back. Pure.
 *
 * @param memberCpf whose money may pay the order
 * Source: G11, G13; money only comes from an account of the member (Portaria SPA/MF 615/2024).
 */
export function judgePix(
  order: Pick<Order, 'status' | 'amount_centavos' | 'expires_at'> | null,
  pix: ReceivedPix,
  memberCpf: string | null,
): Refusal | null {
  if (!order) return 'unknown_charge';
  if (order.status === 'paid') return 'paid_twice';
  if (order.status === 'failed') return 'order_failed';
  if (!memberCpf || pix.payerCpf !== memberCpf) return 'other_payer';
  if (pix.amountCentavos !== order.amount_centavos) return 'wrong_amount';
  return pix.paidAt.getTime() > order.expires_at.getTime() + LATE_MS ? 'too_late' : null;
}
