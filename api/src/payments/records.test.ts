import { insertMember, openToken } from '../../testing/builders.ts';
import { contestOrder } from '../../testing/contestations.ts';
import { anotherSite, useDeposits } from '../../testing/deposits.ts';

const deposits = useDeposits();
const MINUTE_MS = 60_000;

describe('deposits of a member', () => {
  it('[R197] [R124] lists them newest first, and by whether they are reviewed', async () => {
    const player = await deposits.aPlayer();
    const paid = await deposits.start(player, '20.00');
    await deposits.notify([await deposits.noticeOf(player, paid)]);
    deposits.test.deps.clock.advance(1000);
    const pending = await deposits.start(player, '30.00');

    const all = await listOf(player.token);
    const reviewed = await listOf(player.token, { status: 'reviewed' });
    const waiting = await listOf(player.token, { status: 'not_reviewed' });

    expect(all.list.map(({ order_no, status, status_text }) => [order_no, status, status_text])).toEqual([
      [pending.order_no, 'pending', 'Waiting'],
      [paid.order_no, 'paid', 'Paid'],
    ]);
    expect(all.list[1]).toMatchObject({
      money: '20.00',
      payment_type: 'pix',
      txid: paid.txid,
      e2eid: expect.stringMatching(/^E\w{31}$/),
      paid_at: expect.any(String),
    });
    expect(reviewed.list.map(({ order_no }) => order_no)).toEqual([paid.order_no]);
    expect(waiting.list.map(({ order_no }) => order_no)).toEqual([pending.order_no]);
  });

  it('[R125] [G28] narrows by calendar days in São Paulo and pages', async () => {
    const player = await deposits.aPlayer();
    const { clock } = deposits.test.deps;
    const start = clock.now();
    for (const [day, money] of [
      ['2026-11-01T02:59:00Z', '11.00'],
      ['2026-11-01T03:01:00Z', '12.00'],
      ['2026-11-03T15:00:00Z', '13.00'],
    ] as const) {
      clock.set(new Date(day));
      await deposits.start(
        { ...player, token: await openToken(deposits.test.deps.db, player.member, clock.now()) },
        money,
      );
    }
    const token = await openToken(deposits.test.deps.db, player.member, clock.now());

    const amounts = async (period?: string) =>
      (await listOf(token, period ? { period } : {})).list.map(({ money }) => money);
    const found = [await amounts('today'), await amounts('3d'), await amounts('7d')];
    const second = await listOf(token, { page: 2, limit: 2 });
    clock.set(start);

    expect(found).toEqual([['13.00'], ['13.00', '12.00'], ['13.00', '12.00', '11.00']]);
    expect(second).toMatchObject({ total: 3, page: 2, limit: 2, list: [{ money: '11.00' }] });
  });

  it('[G28] goes on after the last row of a page, however many have come in since', async () => {
    const player = await deposits.aPlayer();
    // Three at the same instant: the id decides.
    for (const money of ['11.00', '12.00', '13.00']) await deposits.start(player, money);
    const amountsOf = ({ list }: Listed) => list.map(({ money }) => money);

    const first = await listOf(player.token, { limit: 2 });
    deposits.test.deps.clock.advance(1000);
    await deposits.start(player, '14.00');
    const second = await listOf(player.token, { limit: 2, page: 2, before: first.next });

    expect([amountsOf(first), amountsOf(second)]).toEqual([['13.00', '12.00'], ['11.00']]);
    expect(second).toMatchObject({ total: 4, page: 2, next: null });
  });

  it.each(['', 'x', '1.2.3', '-1', '1e3', '9'.repeat(15), "1' or 1=1"])(
    '[G28] [G30] refuses the place %j of a page that no answer has given',
    async (before) => {
      const player = await deposits.aPlayer();

      const { status, body } = await deposits.test.call('POST /api/recharge/list?lang=zh_cn', {
        token: player.token,
        body: { before },
      });

      expect([status, Object.keys(body.errors)]).toEqual([422, ['before']]);
    },
  );

  it('[G28] takes any place of a page that has the right form', async () => {
    const player = await deposits.aPlayer();
    await deposits.start(player, '11.00');

    const [last, first] = [
      await listOf(player.token, { before: `${'9'.repeat(14)}.${'9'.repeat(15)}` }),
      await listOf(player.token, { before: '0.0' }),
    ];

    expect([last.list.length, first.list.length]).toEqual([1, 0]);
  });

  it('[G10] tells the state of one, with its charge while it can be paid', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    const status = async () =>
      (
        await deposits.test.call('GET /api/recharge/status', {
          query: { order_no: charge.order_no },
          token: player.token,
        })
      ).body.data;

    const before = await status();
    await deposits.notify([await deposits.noticeOf(player, charge)]);
    const after = await status();

    expect(before).toMatchObject({ record: { status: 'pending' }, charge });
    expect(after).toMatchObject({ record: { status: 'paid' }, charge: null });
  });

  it.each([
    ['other_payer', /^The Pix came from an account that is not in your name/],
    ['wrong_amount', /^The Pix did not match the amount/],
    ['self_excluded', /self-exclusion/],
    ['play_barred', /^The Pix came while the national betting register barred your account/],
    ['play_paused', /your break/],
    ['deposit_limit_reached', /your deposit limit/],
    ['unavailable', /^The Pix code could not be made/],
  ] as const)('[G13] says why one has failed: %s', async (failure, reason) => {
    const player = await deposits.aPlayer();
    const { order_no } = await deposits.start(player, '50.00');
    const reasonOf = async () =>
      (await deposits.test.call('GET /api/recharge/status', { query: { order_no }, token: player.token }))
        .body.data.record.reason;
    const before = await reasonOf();

    await deposits.test.deps.db
      .updateTable('recharge_orders')
      .set({ status: 'failed', failure })
      .where('order_no', '=', order_no)
      .execute();

    expect([before, await reasonOf()]).toEqual(['', expect.stringMatching(reason)]);
  });

  it.each([
    ['open', 'disputed', 'Disputed'],
    ['rejected', 'paid', 'Paid'],
    ['withdrawn', 'paid', 'Paid'],
    ['accepted', 'reversed', 'Sent back'],
  ] as const)(
    '[G11] of one whose payer has contested it, when that is %s: %s, in the list and by itself',
    async (told, status, status_text) => {
      const player = await deposits.aPlayer();
      const charge = await deposits.start(player, '50.00');
      const other = await deposits.start(player, '20.00');
      await deposits.notify([
        await deposits.noticeOf(player, charge),
        await deposits.noticeOf(player, other),
      ]);
      const { deps, siteKey } = deposits.test;
      const number = await contestOrder(deps, siteKey, charge, 'open');

      if (told !== 'open') await contestOrder(deps, siteKey, charge, told, number);

      const { list } = await listOf(player.token, { status: 'reviewed' });
      const found = list.find(({ order_no }) => order_no === charge.order_no);
      expect(found).toMatchObject({ status, status_text, money: '50.00' });
      expect(list).toHaveLength(2);
      expect(await deposits.statusOf(player, charge)).toBe(status);
      expect(await deposits.statusOf(player, other)).toBe('paid');
    },
  );

  it('says expired from the very moment, before any job has run', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    const { clock, db } = deposits.test.deps;
    clock.advance(30 * MINUTE_MS);
    const fresh = { ...player, token: await openToken(db, player.member, clock.now()) };

    expect(await deposits.statusOf(fresh, charge)).toBe('expired');
  });

  it('[G10] hides the orders of other members and of other sites', async () => {
    const [player, other] = [await deposits.aPlayer(), await deposits.aPlayer()];
    const charge = await deposits.start(player, '50.00');
    const siteKey = await anotherSite(deposits.test);
    const stranger = await insertMember(deposits.test.deps.db, siteKey);
    const token = await openToken(deposits.test.deps.db, stranger, deposits.test.deps.clock.now());
    const key = 'GET /api/recharge/status';

    const answers = [
      await deposits.test.call(key, { query: { order_no: charge.order_no }, token: other.token }),
      await deposits.test.call(key, { query: { order_no: charge.order_no }, token, host: `${siteKey}.test` }),
      await deposits.test.call(key, { query: { order_no: "R' or 1=1 --" }, token: player.token }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await listOf(other.token)).total).toBe(0);
  });
});

type Listed = Awaited<ReturnType<typeof listOf>>;

async function listOf(token: string, body: Record<string, unknown> = {}) {
  return (await deposits.test.call('POST /api/recharge/list?lang=zh_cn', { body, token })).body.data;
}
