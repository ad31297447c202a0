import { startOfPeriod } from '@mosaico/shared/rules';
import { newestRows } from '../db/page.ts';
import type { Db } from '../db/tables.ts';
import type { RecordFilter } from '../http/record-filter.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Withdrawal } from './tables.ts';

/** Withdrawals of a member, newest first; `not_reviewed` are the pending ones. Source: R124, R125, A27, A36, G28. */
export async function withdrawalRecords(
  db: Db,
  filter: RecordFilter & MemberKey,
  now: Date,
): Promise<{ list: Withdrawal[]; total: number; next: string | null }> {
  let query = db
    .selectFrom('withdrawals')
    .where('site_key', '=', filter.siteKey)
    .where('member_id', '=', filter.memberId);
  if (filter.period) query = query.where('created_at', '>=', startOfPeriod(filter.period, now));
  if (filter.status) query = query.where('status', filter.status === 'not_reviewed' ? '=' : '<>', 'pending');
  const { rows: list, ...about } = await newestRows(query.selectAll(), filter, {
    at: 'created_at',
    id: 'id',
    of: ({ created_at: at, id }) => ({ at, id }),
  });
  return { list, ...about };
}
