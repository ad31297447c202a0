import { type CursorPage, newestRows } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { hasCome } from '../week-awards.ts';

/**
 * Levels that a member has reached and bonuses that they were paid, the newest first; a bonus that waits for the end of a break is not there
 * yet. Source: R211, A36.
 */
export function vipHistory(db: Db, owner: MemberKey, page: CursorPage) {
  const { siteKey, memberId } = owner;
  const query = db
    .selectFrom('vip_bonuses')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where(hasCome(owner, 'vip_weekly', 'vip_bonuses.week'));
  return newestRows(query, page, {
    at: 'created_at',
    id: 'id',
    of: ({ created_at: at, id }) => ({ at, id }),
  });
}
