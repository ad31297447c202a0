import { type CursorPage, newestRows } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';

/** Levels that a member has reached and bonuses that they were paid, the newest first. Source: R211, A36. */
export function vipHistory(db: Db, { siteKey, memberId }: MemberKey, page: CursorPage) {
  const query = db
    .selectFrom('vip_bonuses')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId);
  return newestRows(query, page, {
    at: 'created_at',
    id: 'id',
    of: ({ created_at: at, id }) => ({ at, id }),
  });
}
