import type { Data } from '@mosaico/shared/api';

type Withdrawal = Data<'GET /api/operator/withdrawals'>['list'][number];
type Event = Data<'GET /api/operator/withdrawals/show'>['events'][number];

/** A withdrawal in one line. */
export function withdrawalLine(withdrawal: Withdrawal): string {
  const { approved_by, approvals_needed } = withdrawal;
  return [
    withdrawal.order_no,
    withdrawal.status,
    `R$ ${withdrawal.money} (fee ${withdrawal.fee})`,
    `${withdrawal.member_name} #${withdrawal.member_id}`,
    `${withdrawal.payment_type} ${withdrawal.account}`,
    `${Math.floor(withdrawal.age_seconds / 60)} min`,
    `approved ${approved_by.length}/${approvals_needed}${approved_by.length > 0 ? ` by ${approved_by.join(', ')}` : ''}`,
    ...(withdrawal.reason ? [withdrawal.reason] : []),
  ].join('  ');
}

/** Something that was done to it, in one line. */
export function eventLine({ at, status, actor, note }: Event): string {
  return `${at}  ${status}  ${actor}${note ? `  ${note}` : ''}`;
}
