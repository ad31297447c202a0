import type { TimelineStep } from '@mosaico/shared/ui/timeline';

const REQUESTED: TimelineStep = {
  id: 'requested',
  title: 'Requested',
  state: 'done',
  at: '2026-11-21T12:30:00.000Z',
  detail: 'R$ 150,00 to the Pix key that ends in 4725',
};

/** Withdrawals in three states, for the gallery. */
export const UNDER_REVIEW: readonly TimelineStep[] = [
  REQUESTED,
  { id: 'review', title: 'Under review', state: 'current', detail: 'Usually within an hour' },
  { id: 'paid', title: 'Paid', state: 'pending' },
];

export const PAID: readonly TimelineStep[] = [
  REQUESTED,
  { id: 'review', title: 'Reviewed', state: 'done', at: '2026-11-21T12:48:00.000Z' },
  { id: 'paid', title: 'Paid', state: 'done', at: '2026-11-21T12:49:00.000Z' },
];

export const REFUSED: readonly TimelineStep[] = [
  REQUESTED,
  {
    id: 'review',
    title: 'Refused by the bank',
    state: 'failed',
    at: '2026-11-21T12:48:00.000Z',
    detail: 'The key does not belong to you. The amount is in your balance again',
  },
];
