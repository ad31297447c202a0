import type { WithdrawalStatus } from '@mosaico/shared/rules';
import type { BadgeProps, IconName } from '@mosaico/shared/ui';

/** How each state of a withdrawal looks wherever one is shown. */
export const STATES = {
  pending: { icon: 'clock', tone: 'warning' },
  approved: { icon: 'check', tone: 'info' },
  processing: { icon: 'arrow-right', tone: 'info' },
  paid: { icon: 'check-circle', tone: 'success' },
  rejected: { icon: 'alert', tone: 'danger' },
  cancelled: { icon: 'close', tone: 'neutral' },
  failed: { icon: 'alert', tone: 'danger' },
  refunded: { icon: 'wallet', tone: 'neutral' },
} as const satisfies Record<
  WithdrawalStatus,
  { readonly icon: IconName; readonly tone: NonNullable<BadgeProps['tone']> }
>;

const FINAL: readonly WithdrawalStatus[] = ['paid', 'rejected', 'cancelled', 'refunded'];

/** Nothing changes any more (R122). */
export function hasEnded(status: WithdrawalStatus): boolean {
  return FINAL.includes(status);
}

/** It has ended, or is about to, without the money having arrived. */
export function hasEndedUnpaid(status: WithdrawalStatus): boolean {
  const { tone } = STATES[status];
  return tone === 'danger' || tone === 'neutral';
}

/** What normally follows a state, up to the money's arrival; nothing follows an end (R122). */
export function statesAhead(status: WithdrawalStatus): readonly WithdrawalStatus[] {
  const way: readonly WithdrawalStatus[] = ['pending', 'approved', 'processing', 'paid'];
  if (status === 'failed') return ['refunded'];
  return way.includes(status) ? way.slice(way.indexOf(status) + 1) : [];
}
