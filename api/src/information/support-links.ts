import type { MessageSet } from '@mosaico/shared/contract';
import type { Db } from '../db/tables.ts';

/** Where a site's support is reached, in its order, named in a language; the first one is the chat (R218, R219). */
export async function supportLinksOf(db: Db, siteKey: string, set: MessageSet) {
  const links = await db
    .selectFrom('support_links')
    .select(['names', 'url'])
    .where('site_key', '=', siteKey)
    .orderBy('sort')
    .execute();
  return links.map(({ names, url }) => ({ name: names[set], linkurl: url }));
}
