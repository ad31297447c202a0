import type { Data } from '@mosaico/shared/api';
import type { MessageSet } from '@mosaico/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';

export type AnnouncementLine = Data<'GET /api/operator/announcements'>['list'][number];

const MOST_LISTED = 200;

/** Announcements of a site as operators see them, the newest first; or the one of a key. Source: G56. */
export async function announcementLines(
  db: Db | Tx,
  siteKey: string,
  { set, at, key }: { readonly set: MessageSet; readonly at: Date; readonly key?: string },
): Promise<readonly AnnouncementLine[]> {
  let query = db
    .selectFrom('announcements')
    .select(['key', 'texts', 'published_at', 'expires_at', 'withdrawn_at', 'written_by'])
    .select((row) =>
      row
        .selectFrom('announcement_reads as mark')
        .whereRef('mark.site_key', '=', 'announcements.site_key')
        .whereRef('mark.announcement_id', '=', 'announcements.id')
        .select(sql<number>`count(*)`.as('reads'))
        .as('reads'),
    )
    .where('site_key', '=', siteKey);
  if (key !== undefined) query = query.where('key', '=', key);
  const rows = await query.orderBy('published_at', 'desc').orderBy('id', 'desc').limit(MOST_LISTED).execute();
  return rows.map((row) => ({
    key: row.key,
    status: statusOf(row, at),
    title: row.texts[set].title,
    from: row.published_at.toISOString(),
    until: row.expires_at?.toISOString() ?? null,
    written_by: row.written_by,
    reads: row.reads ?? 0,
  }));
}

interface Dates {
  readonly published_at: Date;
  readonly expires_at: Date | null;
  readonly withdrawn_at: Date | null;
}

function statusOf({ published_at, expires_at, withdrawn_at }: Dates, at: Date): AnnouncementLine['status'] {
  if (withdrawn_at) return 'withdrawn';
  if (published_at > at) return 'scheduled';
  return expires_at && expires_at <= at ? 'ended' : 'in_force';
}
