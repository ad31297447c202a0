import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { transaction } from '../db/transaction.ts';
import { userInfoOf } from '../me/user-info.ts';
import { textOf } from '../messages/texts.ts';
import { tellAnnouncements } from './jobs.ts';
import { notificationText } from './notification-kinds.ts';
import { notify } from './notifications.ts';
import { informationRoutes } from './routes.ts';

const NOTIFICATIONS = 'GET /api/informationcenter/notification';
const ANNOUNCEMENTS = 'GET /api/informationcenter/announcement';
const SUPPORT = 'GET /api/informationcenter/support';
const READ = 'POST /api/informationcenter/read';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const api = useApp({ routes: informationRoutes });

/** Sites that no test has used; all there before the first request, because the application remembers them. */
const freshSites: string[] = [];
beforeAll(async () => {
  for (let count = 0; count < 40; count += 1) freshSites.push(await insertSite(api.deps.db));
});

/** A member of a site of its own, so that tests do not see each other's announcements. */
async function aReader(siteKey?: string) {
  const { db, clock } = api.deps;
  const member = await insertMember(db, siteKey ?? freshSites.pop() ?? '');
  const token = await openToken(db, member, clock.now());
  const reader = { siteKey: member.siteKey, memberId: member.id };
  return { ...reader, reader, token, host: `${member.siteKey}.test` };
}
type Reader = Awaited<ReturnType<typeof aReader>>;

const deposit = ({ siteKey, memberId }: Reader, amountCentavos = 50_00, at = api.deps.clock.now()) =>
  transaction(api.deps.db, (tx) =>
    notify(tx, { siteKey, memberId, kind: 'deposit_paid', details: { amountCentavos }, at }),
  );

async function announce(
  siteKey: string,
  days: { from: number; to?: number } = { from: -1 },
): Promise<number> {
  const at = (count: number) => new Date(api.deps.clock.now().getTime() + count * DAY_MS);
  const texts = Object.fromEntries(
    MESSAGE_SETS.map((set) => [set, { title: `title ${set}`, content: `content ${set}` }]),
  );
  const { id } = await api.deps.db
    .insertInto('announcements')
    .values({
      site_key: siteKey,
      texts: JSON.stringify(texts),
      published_at: at(days.from),
      expires_at: days.to === undefined ? null : at(days.to),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const unreadOfMe = async ({ siteKey, memberId }: Reader) => {
  const info = await userInfoOf(api.deps.db, siteKey, memberId, api.deps.clock.now());
  return [info.unread_notifications, info.unread_announcements];
};

describe('notifications', () => {
  it('[R111] [R218] [G28] come newest first, page by page, with their read mark', async () => {
    const { host, token, ...me } = await aReader();
    const ids: number[] = [];
    for (const minutes of [3, 2, 1, 1])
      ids.unshift(
        await deposit(
          { host, token, ...me },
          minutes * 100,
          new Date(api.deps.clock.now().getTime() - minutes * 60_000),
        ),
      );

    const first = await api.call(NOTIFICATIONS, { host, token, query: { limit: 3 } });
    const second = await api.call(NOTIFICATIONS, { host, token, query: { limit: 3, page: 2 } });
    const before = String(first.body.data.next);
    const onwards = await api.call(NOTIFICATIONS, { host, token, query: { limit: 3, before } });

    expect(onwards.body.data).toEqual({ ...second.body.data, page: 1 });
    expect(first.body.data).toMatchObject({ total: 4, page: 1, limit: 3 });
    expect(first.body.data.list.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(second.body.data.list).toMatchObject([
      {
        id: ids[3],
        title: 'Deposit received',
        content: 'Your Pix has arrived: R$3.00 is now in your balance.',
        created_at: '2026-11-02T14:57:00.000Z',
        is_read: 0,
      },
    ]);
  });

  it('[R16] speak the language of the moment, old ones too', async () => {
    const { host, token, ...me } = await aReader();
    await deposit({ host, token, ...me }, 1_234_50);

    const contents = await Promise.all(
      ['pt', 'zh_cn', 'vi'].map(
        async (lang) =>
          (await api.call(NOTIFICATIONS, { host, token, query: { lang } })).body.data.list[0]?.content,
      ),
    );

    expect(contents[0]).toBe('Seu Pix caiu: R$\u00a01.234,50 já está no seu saldo.');
    expect(contents[1]).toBe('您的 Pix 付款已到账，R$1,234.50 已存入余额。');
    expect(contents[2]).toContain('1.234,50');
  });

  it('[R33] [R160] are nobody else’s: not a visitor’s, not another member’s, not another site’s', async () => {
    const me = await aReader();
    await deposit(me);
    const neighbour = await aReader(me.siteKey);
    const stranger = await aReader();

    const lists = await Promise.all(
      [
        { host: me.host, token: null },
        { host: me.host, token: neighbour.token },
        { host: stranger.host, token: stranger.token },
        { host: stranger.host, token: me.token },
      ].map(async (as) => (await api.call(NOTIFICATIONS, as)).body.data),
    );

    expect(lists.map(({ total, list }) => [total, list])).toEqual(Array.from({ length: 4 }, () => [0, []]));
  });

  it.each(MESSAGE_SETS)(
    '[R111] say every kind in words without an open placeholder: %s',
    (set: MessageSet) => {
      const reasons = ['other_payer', 'wrong_amount', 'paid_twice', 'too_late', 'order_failed'] as const;
      const bars = ['self_excluded', 'play_barred', 'play_paused', 'deposit_limit_reached'] as const;
      const texts = [
        notificationText('welcome', {}, set),
        notificationText('deposit_paid', { amountCentavos: 50_00 }, set),
        notificationText('gift_received', { amountCentavos: 50_00 }, set),
        ...reasons.map((reason) =>
          notificationText('deposit_returned', { amountCentavos: 50_00, reason }, set),
        ),
        ...bars.map((bar) =>
          notificationText('deposit_returned', { amountCentavos: 50_00, reason: 'order_failed', bar }, set),
        ),
      ];

      for (const { title, content } of texts)
        expect(`${title} ${content}`).not.toMatch(/[{}]|notification\.|undefined/);
      expect(texts.slice(1).every(({ content }) => /50[.,]00/.test(content))).toBe(true);
    },
  );
});

describe('announcements', () => {
  it('[R111] [R218] are told to everybody in their language, newest first', async () => {
    const me = await aReader();
    const [older, newer] = [await announce(me.siteKey, { from: -2 }), await announce(me.siteKey)];

    const { body } = await api.call(ANNOUNCEMENTS, { host: me.host, token: null, query: { lang: 'th' } });

    expect(body.data).toMatchObject({
      total: 2,
      list: [
        { id: newer, title: 'title th', content: 'content th', is_read: 0 },
        { id: older, created_at: '2026-10-31T15:00:00.000Z' },
      ],
    });
  });

  it('[R111] are shown from their publication to their expiry, on their own site only', async () => {
    const me = await aReader();
    const [current] = [await announce(me.siteKey, { from: 0, to: 1 })];
    await announce(me.siteKey, { from: 1 });
    await announce(me.siteKey, { from: -2, to: 0 });
    await announce((await aReader()).siteKey);

    const { body } = await api.call(ANNOUNCEMENTS, me);

    expect(body.data.list.map(({ id }) => id)).toEqual([current]);
    expect(await unreadOfMe(me)).toEqual([0, 1]);
  });

  it('[G23] are read by one member for themselves', async () => {
    const me = await aReader();
    const neighbour = await aReader(me.siteKey);
    const id = await announce(me.siteKey);

    await api.call(READ, { ...me, body: { type: 'announcement', id } });

    const marks = await Promise.all(
      [me.token, neighbour.token, null].map(
        async (token) => (await api.call(ANNOUNCEMENTS, { host: me.host, token })).body.data.list[0]?.is_read,
      ),
    );
    expect(marks).toEqual([1, 0, 0]);
  });
});

describe('POST /api/informationcenter/read', () => {
  it('[G23] marks one, then all; twice is once; and answers with what is left', async () => {
    const me = await aReader();
    const [first] = [await deposit(me), await deposit(me), await deposit(me)];
    await announce(me.siteKey);
    await announce(me.siteKey);
    expect(await unreadOfMe(me)).toEqual([3, 2]);

    const read = async (type: string, id: number | 'all') => {
      const { status, body } = await api.call(READ, { ...me, body: { type, id } });
      return [status, body.data.unread_notifications, body.data.unread_announcements];
    };

    expect(await read('notification', first)).toEqual([200, 2, 2]);
    expect(await read('notification', first)).toEqual([200, 2, 2]);
    expect(await read('announcement', 'all')).toEqual([200, 2, 0]);
    expect(await read('announcement', 'all')).toEqual([200, 2, 0]);
    expect(await read('notification', 'all')).toEqual([200, 0, 0]);
    expect(await unreadOfMe(me)).toEqual([0, 0]);
  });

  it('[G23] keeps the first mark', async () => {
    const me = await aReader();
    const id = await deposit(me);
    const { clock, db } = api.deps;
    await api.call(READ, { ...me, body: { type: 'notification', id } });
    const readAt = clock.now();
    clock.advance(60_000);

    await api.call(READ, { ...me, body: { type: 'notification', id } });
    await api.call(READ, { ...me, body: { type: 'notification', id: 'all' } });

    const row = await db
      .selectFrom('notifications')
      .select('read_at')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.read_at).toEqual(readAt);
    clock.advance(-60_000);
  });

  it('[G23] [R160] knows no message of another member, of another site, or still to come', async () => {
    const me = await aReader();
    const neighbour = await aReader(me.siteKey);
    const stranger = await aReader();
    const targets = [
      ['notification', await deposit(neighbour)],
      ['notification', await deposit(stranger)],
      ['notification', 9_007_199_254_740_991],
      ['notification', -1],
      ['announcement', await announce(stranger.siteKey)],
      ['announcement', await announce(me.siteKey, { from: 1 })],
      ['announcement', 0],
    ] as const;

    for (const [type, id] of targets) {
      const { status, body } = await api.call(READ, { ...me, body: { type, id } });
      expect([type, id, status, body.error]).toEqual([type, id, 404, 'not_found']);
    }
    await api.call(READ, { ...me, body: { type: 'notification', id: 'all' } });
    expect([await unreadOfMe(neighbour), await unreadOfMe(stranger)]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it.each([
    {},
    { type: 'notification' },
    { type: 'support', id: 1 },
    { type: 'notification', id: 'every' },
    { type: 'notification', id: '1' },
    { type: 'notification', id: 1.5 },
    { type: 'notification', id: 1e300 },
    { type: ['notification'], id: [1] },
    { type: 'announcement', id: null },
    { type: 'announcement', id: { $gt: 0 } },
  ])('[R261] refuses the body %j', async (body) => {
    const { status } = await api.send(READ, { body });

    expect(status).toBe(422);
  });

  it('needs a member [R171]', async () => {
    const { status, body } = await api.call(READ, { token: null, body: { type: 'notification', id: 'all' } });

    expect([status, body.message]).toEqual([401, 'Unauthenticated.']);
  });
});

describe('paging', () => {
  const wrong = ['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=100001', 'limit=0', 'limit=101', 'limit='];

  it.each(wrong)('[G28] [R261] refuses ?%s', async (query) => {
    for (const key of [NOTIFICATIONS, ANNOUNCEMENTS]) {
      const { status } = await api.send(key, { query: Object.fromEntries(new URLSearchParams(query)) });
      expect(status).toBe(422);
    }
  });

  it('[G28] is empty beyond the end', async () => {
    const me = await aReader();
    await deposit(me);

    const { body } = await api.call(NOTIFICATIONS, { ...me, query: { page: 100_000, limit: 100 } });

    expect(body.data).toEqual({ list: [], total: 1, page: 100_000, limit: 100, next: null });
  });
});

describe('support', () => {
  it('[R218] [R219] lists the site’s own links in their order and the caller’s language', async () => {
    const { siteKey, host } = await aReader();
    const links = ['https://chat.example/', 'https://help.example/'].map((url, sort) => ({
      site_key: siteKey,
      sort,
      names: JSON.stringify(Object.fromEntries(MESSAGE_SETS.map((set) => [set, `link ${sort} ${set}`]))),
      url,
    }));
    await api.deps.db.insertInto('support_links').values(links.toReversed()).execute();

    const own = await api.call(SUPPORT, { host, token: null, query: { lang: 'msa' } });
    const other = await api.call(SUPPORT, { token: null });

    expect(own.body.data).toEqual([
      { name: 'link 0 msa', linkurl: 'https://chat.example/' },
      { name: 'link 1 msa', linkurl: 'https://help.example/' },
    ]);
    expect(other.body.data).toEqual([]);
  });

  it.each(['http://chat.example/', 'javascript:alert(1)', 'https://'])('holds no link to %s', async (url) => {
    const { siteKey } = await aReader();
    const names = JSON.stringify(Object.fromEntries(MESSAGE_SETS.map((set) => [set, 'link'])));

    const written = api.deps.db
      .insertInto('support_links')
      .values({ site_key: siteKey, sort: 0, names, url })
      .execute();

    await expect(written).rejects.toThrow('support_links_url_check');
  });
});

it('[R16] no text of a notification holds a document number or a Pix key', () => {
  for (const set of MESSAGE_SETS) {
    const text = textOf(set, 'notification.deposit_returned.other_payer', { amount: 'R$ 1,00' });
    expect(text).not.toMatch(/\d{3}[.\d]*-?\d{2}|@/);
  }
});

// Lets time go by, so it comes last.
describe('announcements that come into force', () => {
  it('[G10] [G56] open tabs of the site are told once an announcement is in force, and of no other site', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    const told: number[] = [];
    const heard = (siteKey: string, sign: number) =>
      api.deps.memberEvents
        .ofSite(siteKey)
        .subscribe((event) => void (event.type === 'notification' && told.push(sign * event.id)));
    const following = [heard(reader.siteKey, 1), heard(other.siteKey, -1)];
    const now = await announce(reader.siteKey, { from: 0 });
    const soon = await announce(reader.siteKey, { from: MINUTE_MS / DAY_MS });

    await Promise.all([tellAnnouncements(api.deps), tellAnnouncements(api.deps)]);
    expect(told).toEqual([now]);
    api.deps.clock.advance(MINUTE_MS);
    await tellAnnouncements(api.deps);
    await tellAnnouncements(api.deps);
    for (const each of following) each.unsubscribe();

    expect(told).toEqual([now, soon]);
  });
});
