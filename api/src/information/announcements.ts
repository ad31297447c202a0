import type { MessageSet } from '@mosaico/shared/contract';
import { newestRows, type CursorPage } from '../db/page.ts';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { previewOf } from './announcement-markdown.ts';
import type { Reader } from './notifications.ts';

/** Who looks at the announcements of a site: a member, or a visitor (null). */
export interface Onlooker {
  readonly siteKey: string;
  readonly memberId: number | null;
}

/** What a site tells everybody and is in force at `at`, newest first; nothing is read for a visitor (R111, R218, G28). */
export async function announcementsOf(
  db: Db,
  { siteKey, memberId }: Onlooker,
  set: MessageSet,
  page: CursorPage,
  at: Date,
) {
  const announced = inForce(db, siteKey, at)
    .leftJoin('announcement_reads as mark', (join) =>
      join
        .onRef('mark.site_key', '=', 'announcements.site_key')
        .onRef('mark.announcement_id', '=', 'announcements.id')
        .on('mark.member_id', '=', memberId ?? NOBODY),
    )
    .select(['announcements.id', 'texts', 'published_at', 'read_at']);
  const { rows, total, next } = await newestRows(announced, page, {
    at: 'published_at',
    id: 'announcements.id',
    of: ({ published_at: at, id }) => ({ at, id }),
  });
  const list = rows.map(({ id, texts, published_at, read_at }) => ({
    id,
    kind: 'announcement',
    title: texts[set].title,
    content: texts[set].content,
    preview: previewOf(texts[set].content),
    created_at: published_at.toISOString(),
    is_read: read_at ? 1 : 0,
  }));
  return { list, total, next };
}

/** Ids of members start at 1. */
const NOBODY = 0;

/**
 * Marks one announcement, or all that are in force, as read by the member. Doing it again changes nothing.
 *
 * @throws DomainError not_found for one that the site does not have or has not published yet (G23, R160)
 */
export async function readAnnouncements(tx: Tx, reader: Reader, id: number | 'all', at: Date): Promise<void> {
  const ids =
    id === 'all' ? await idsInForce(tx, reader.siteKey, at) : [await publishedId(tx, reader, id, at)];
  if (ids.length === 0) return;
  await tx
    .insertInto('announcement_reads')
    .values(
      ids.map((announcement_id) => ({
        site_key: reader.siteKey,
        member_id: reader.memberId,
        announcement_id,
        read_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['site_key', 'member_id', 'announcement_id']).doNothing())
    .execute();
}

async function idsInForce(tx: Tx, siteKey: string, at: Date): Promise<number[]> {
  const rows = await inForce(tx, siteKey, at).select('announcements.id').execute();
  return rows.map(({ id }) => id);
}

/** One that has expired meanwhile may still be on the member's screen. */
async function publishedId(tx: Tx, { siteKey }: Reader, id: number, at: Date): Promise<number> {
  const published = await tx
    .selectFrom('announcements')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('id', '=', id)
    .where('published_at', '<=', at)
    .executeTakeFirst();
  if (!published) throw new DomainError('not_found');
  return published.id;
}

function inForce(db: Db | Tx, siteKey: string, at: Date) {
  return db
    .selectFrom('announcements')
    .where('announcements.site_key', '=', siteKey)
    .where('published_at', '<=', at)
    .where('withdrawn_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]));
}
