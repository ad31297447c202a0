import type { Tx } from '../../db/tables.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { SUPPORT_LINKS } from './support.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Messages that are older have been read. */
const READ_AFTER_DAYS = 4;

/** Announcements and support of each site; and what the seeded members have read so far. Source: R111, R219, G35. */
export async function seedInformation(tx: Tx, siteKeys: readonly string[], now: Date): Promise<void> {
  for (const siteKey of siteKeys) {
    await seedAnnouncements(tx, siteKey, now);
    const links = SUPPORT_LINKS[siteKey] ?? [];
    for (const [sort, { names, url }] of links.entries())
      await tx
        .insertInto('support_links')
        .values({ site_key: siteKey, sort, names: JSON.stringify(names), url })
        .execute();
    await readOldMessages(tx, siteKey, now);
  }
}

async function seedAnnouncements(tx: Tx, siteKey: string, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  for (const { daysAgo, goesInDays, texts } of ANNOUNCEMENTS[siteKey] ?? [])
    await tx
      .insertInto('announcements')
      .values({
        site_key: siteKey,
        texts: JSON.stringify(texts),
        published_at: inDays(-daysAgo),
        expires_at: goesInDays === undefined ? null : inDays(goesInDays),
      })
      .execute();
}

async function readOldMessages(tx: Tx, siteKey: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - READ_AFTER_DAYS * DAY_MS);
  await tx
    .updateTable('notifications')
    .set((row) => ({ read_at: row.ref('created_at') }))
    .where('site_key', '=', siteKey)
    .where('created_at', '<', before)
    .execute();
  const announcements = await tx
    .selectFrom('announcements')
    .select(['id', 'published_at'])
    .where('site_key', '=', siteKey)
    .where('published_at', '<', before)
    .execute();
  const members = await tx.selectFrom('members').select('id').where('site_key', '=', siteKey).execute();
  const marks = members.flatMap((member) =>
    announcements.map(({ id, published_at }) => ({
      site_key: siteKey,
      member_id: member.id,
      announcement_id: id,
      read_at: published_at,
    })),
  );
  if (marks.length > 0) await tx.insertInto('announcement_reads').values(marks).execute();
}
