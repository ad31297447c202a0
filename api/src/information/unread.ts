import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import type { Reader } from './notifications.ts';

/** How much a member has not read yet, as it goes over the wire (G23). */
export interface Unread {
  readonly unread_notifications: number;
  readonly unread_announcements: number;
}

/** Counts in one query, on the indexes of the member's unread rows and of the site's announcements. */
export async function unreadOf(db: Db | Tx, { siteKey, memberId }: Reader, at: Date): Promise<Unread> {
  const { rows } = await sql<Unread>`
    select
      (select count(*) from notifications
        where site_key = ${siteKey} and member_id = ${memberId} and read_at is null) as unread_notifications,
      (select count(*) from announcements
        where site_key = ${siteKey} and published_at <= ${at} and withdrawn_at is null and (expires_at is null or expires_at > ${at})
          and not exists (select from announcement_reads as mark
            where mark.site_key = ${siteKey} and mark.member_id = ${memberId}
              and mark.announcement_id = announcements.id)) as unread_announcements`.execute(db);
  return rows[0] ?? { unread_notifications: 0, unread_announcements: 0 };
}
