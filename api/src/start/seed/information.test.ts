import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { useDatabase } from '../../../testing/test-database.ts';
import { testClock } from '../../../testing/test-deps.ts';
import { announcementsOf } from '../../information/announcements.ts';
import { notificationsOf } from '../../information/notifications.ts';
import { supportLinksOf } from '../../information/support-links.ts';
import { unreadOf } from '../../information/unread.ts';
import { seed, seededMember } from './seed.ts';
import { SEEDED_SITES } from './sites.ts';

describe('the demonstration information centre', () => {
  const test = useDatabase();
  const at = testClock().now();
  const page = { page: 1, limit: 20 };
  beforeAll(async () => {
    expect(await seed(test.db, testClock())).toBe(true);
  });

  it('[R111] [G35] has three announcements on each site, different ones, in every language', async () => {
    const titles = new Set<string>();

    for (const siteKey of SEEDED_SITES)
      for (const set of MESSAGE_SETS) {
        const { list } = await announcementsOf(test.db, { siteKey, memberId: null }, set, page, at);
        expect(list).toHaveLength(3);
        for (const { title } of list) titles.add(`${set === 'ch' ? 'cn' : set} ${title}`);
      }

    expect(titles.size).toBe(2 * 3 * 7);
  });

  it('[R219] [G35] leads to support over https, to other places on each site', async () => {
    const links = await Promise.all(SEEDED_SITES.map((siteKey) => supportLinksOf(test.db, siteKey, 'en')));

    const urls = links.flat().map(({ linkurl }) => linkurl);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.every((url) => URL.parse(url)?.protocol === 'https:')).toBe(true);
    expect(links.map(([chat]) => chat?.name)).toEqual(['Chat with us', 'Chat with us']);
  });

  it('[R111] [G35] tells the member demo of their history; the old is read, the new is not', async () => {
    const demo = await seededMember(test.db, 'demo');

    const { list } = await notificationsOf(test.db, demo, 'en', page);

    expect(list.map(({ title, is_read }) => [title, is_read])).toEqual([
      ['A gift for you', 0],
      ['Deposit received', 0],
      ...Array.from({ length: 4 }, () => ['Withdrawal paid', 1]),
      ['Deposit received', 1],
      ['Withdrawal returned', 1],
      ['Deposit received', 1],
      ['Deposit received', 1],
      ['Withdrawal not approved', 1],
      ['Deposit received', 1],
      ['Withdrawal paid', 1],
      ['Deposit received', 1],
      ['Welcome!', 1],
    ]);
    expect(await unreadOf(test.db, demo, at)).toEqual({ unread_notifications: 2, unread_announcements: 1 });
  });

  it('[R111] welcomes every member', async () => {
    const { list } = await notificationsOf(test.db, await seededMember(test.db, 'demo2'), 'pt', page);

    expect(list.map(({ title }) => title)).toEqual(['Boas-vindas!']);
  });
});
