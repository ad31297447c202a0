/**
 * States of a withdrawal: `pending` waits for its review, `approved` for the bank, `processing` is at the bank. `paid`,
 * `rejected`, `cancelled` and `refunded` are final; a `failed` one becomes `refunded` as soon as its money is back.
 * Source: R122.
 */
export const WITHDRAWAL_STATUSES = [
  'pending',
  'approved',
  'processing',
  'paid',
  'rejected',
  'cancelled',
  'failed',
  'refunded',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];
