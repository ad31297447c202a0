import type { WithdrawalStatus } from '@mosaico/shared/rules';

/** Which state may follow which. The database holds the same (0052_withdrawals.sql). Source: R122. */
export const TRANSITIONS: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  pending: ['approved', 'rejected', 'cancelled'],
  approved: ['processing'],
  processing: ['paid', 'failed'],
  failed: ['refunded'],
  paid: [],
  rejected: [],
  cancelled: [],
  refunded: [],
};

/** States of withdrawals that count neither to the number nor to the amount of a day. Source: A61. */
export const NOT_COUNTED: readonly WithdrawalStatus[] = ['rejected', 'cancelled', 'failed', 'refunded'];
