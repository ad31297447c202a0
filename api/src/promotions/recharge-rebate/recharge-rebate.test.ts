import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { usePlayers } from '../../../testing/players.ts';
import type { Player } from '../../../testing/deposits.ts';
import { insertSite } from '../../../testing/builders.ts';
import { insertPromotion } from '../../../testing/promotions.ts';
import { insertGame, takeSeat } from '../../../testing/seat.ts';
import { describeOnPostgres, useDatabase } from '../../../testing/test-database.ts';
import { verify } from '../../ledger/verify.ts';
import { payPromisedAwards } from '../promised-awards.ts';
import { rebateOf, statusOf } from './rebates.ts';

const DAY_MS = 24 * 60 * 60_000;
const RULES = { minCentavos: 100_00, timesWagered: 5, rewardPercent: 5, maxRewardCentavos: 500_00, days: 7 };

describe('a row of the recharge rebate', () => {
  it.each([
    [99_99, null],
    [100_00, { requiredCentavos: 500_00, rewardCentavos: 5_00 }],
    [100_19, { requiredCentavos: 500_95, rewardCentavos: 5_00 }],
    [10_000_01, { requiredCentavos: 50_000_05, rewardCentavos: 500_00 }],
    [20_000_00, { requiredCentavos: 100_000_00, rewardCentavos: 500_00 }],
  ])('[R143] [R144] [R253] [R254] of a recharge of %i centavos is %j', (centavos, row) => {
    expect(rebateOf(RULES, centavos)).toEqual(row);
  });

  it('[A13] of any recharge asks five times it, and brings 5 % of it, never more than the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_00 }), (centavos) => {
        const rewardCentavos = Math.min(Math.floor(centavos / 20), 500_00);
        const qualifies = centavos >= 100_00;
        expect(rebateOf(RULES, centavos)).toEqual(
          qualifies ? { requiredCentavos: centavos * 5, rewardCentavos } : null,
        );
      }),
    );
  });

  it('[A13] is over with its time unless it was full before, by the clock that is handed in', () => {
    const row = { claimed_at: null, revoked_at: null, required_centavos: 5, closes_at: new Date(1_000) };

    expect(statusOf({ ...row, wagered_centavos: 4 }, new Date(999))).toBe('in_progress');
    expect(statusOf({ ...row, wagered_centavos: 4 }, new Date(1_000))).toBe('expired');
    expect(statusOf({ ...row, wagered_centavos: 5 }, new Date(1_000))).toBe('claimable');
    expect(statusOf({ ...row, wagered_centavos: 5, claimed_at: new Date(2) }, new Date(1))).toBe('claimed');
  });
});

describe('bets for the recharge rebate', () => {
  const test = useDatabase();

  it('[A13] [I24] count when their round is settled, and no more once they are taken back', async () => {
    const siteKey = await insertSite(test.db);
    await insertGame(test.db, siteKey);
    const seat = await takeSeat(test.db, siteKey, { centavos: 100_00 });
    const at = new Date('2026-03-01T12:00:00Z');
    await insertPromotion(test.db, siteKey);
    await test.db
      .insertInto('recharge_rebates')
      .values({
        site_key: siteKey,
        promotion_key: 'offer',
        member_id: seat.memberId,
        order_no: 'R1',
        recharge_centavos: 10_00,
        required_centavos: 50_00,
        reward_centavos: 50,
        opened_at: at,
        closes_at: new Date(at.getTime() + DAY_MS),
      })
      .execute();
    const wagered = async () =>
      (
        await test.db
          .selectFrom('recharge_rebates')
          .select('wagered_centavos')
          .where('site_key', '=', siteKey)
          .executeTakeFirstOrThrow()
      ).wagered_centavos;

    const lost = await seat.stake({ amount: 30_00 });
    expect(await wagered()).toBe(0);
    await seat.win(lost, { amount: 0 });
    expect(await wagered()).toBe(30_00);
    await seat.win(await seat.stake({ amount: 40_00 }), { amount: 10_00 });
    expect(await wagered()).toBe(50_00);
    await seat.rollback(lost);
    await seat.rollback(lost);

    expect(await wagered()).toBe(20_00);
  });
});

describe('the recharge rebate', () => {
  const { test, deposits, pay, wager, balances, loggedInAnew, profile } = usePlayers();
  afterEach(async () => {
    await profile('sandbox');
    expect((await verify(test.deps.db)).problems).toEqual([]);
  });

  const rows = async ({ token }: Player) =>
    (await test.call('POST /api/rechargerebate/check', { token })).body.data;
  const claim = ({ token, member }: Player, reward: string | number, more = {}, headers = {}) =>
    test.call('POST /api/rechargerebate/claim', {
      token,
      headers,
      body: { member_id: member.id, reward_amount: reward, ...more },
    });
  const bring = ({ token }: Player, money: string, changes = {}, headers = {}) =>
    test.call('POST /api/recharge/online', {
      token,
      headers,
      body: { money, payment_type: 'pix', payment_id: 0, bank_code: 'NA', ...changes },
    });
  /** What gift tiers give beside it is left out: a first recharge of R$ 100 is below them. */
  async function withFullRow() {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');
    await wager(player, 500_00);
    return player;
  }

  /** How the offer stands on the hub. */
  const cardState = async ({ token }: Player) =>
    (await test.call('GET /api/promotion/activities', { token })).body.data.list.find(
      ({ kind }) => kind === 'recharge_rebate',
    )?.state;

  it('[R129] says of a claim whose money is not there yet that it is on its way', async () => {
    const player = await withFullRow();

    const { body } = await claim(player, '5.00', {}, { 'accept-language': 'en' });

    expect(body.message).toMatch(/^A bonus of R\$5\.00 is on its way to your balance\. Wager R\$\d+\.00/);
  });

  it('[R206] shows the newest hundred rows, and a full one however many came after it', async () => {
    const player = await withFullRow();
    const [full] = await rows(player);
    const row = await test.deps.db
      .selectFrom('recharge_rebates')
      .select(['site_key', 'member_id', 'promotion_key', 'recharge_centavos', 'reward_centavos', 'opened_at'])
      .select('required_centavos')
      .where('id', '=', full?.id ?? 0)
      .executeTakeFirstOrThrow();
    test.deps.clock.advance(1_000);
    const opened_at = test.deps.clock.now();
    const missed = Array.from({ length: 101 }, (_, number) => ({
      ...row,
      order_no: `missed-${player.member.id}-${number}`,
      opened_at,
      closes_at: new Date(opened_at.getTime() + 1_000),
    }));
    await test.deps.db.insertInto('recharge_rebates').values(missed).execute();
    test.deps.clock.advance(1_000);

    const shown = await rows(player);

    expect(shown).toHaveLength(101);
    expect(shown.at(-1)).toMatchObject({ id: full?.id, status: 'claimable' });
    expect(shown.slice(0, -1).every(({ status }) => status === 'expired')).toBe(true);
    expect(await cardState(player)).toBe('claimable');
  });

  it.each([
    ['no claim', {}],
    ['no claim and another bank code', { bank_code: 'X' }],
    ['no claim and a description', { payment_desc: 'please' }],
    ['no claim and another type', { payment_type: 'card' }],
  ])('[R129] [A3] a recharge with payment_id 0 and %s makes no money', async (_what, changes) => {
    const player = await deposits.aPlayer();

    const { status, body } = await bring(player, '1000.00', changes);

    expect([status, body.status]).toEqual([400, 'fail']);
    expect(await balances(player)).toMatchObject({ visibleCentavos: 0, version: 0 });
  });

  it.each(['5.01', '4.99', '0.00', '-5.00', 'five'])(
    '[R129] [A3] with a claim of 5.00 a recharge of %s makes no money, and the claim stays',
    async (money) => {
      const player = await withFullRow();
      await claim(player, '5.00');

      const { status } = await bring(player, money);

      expect([status, (await balances(player)).bonusCentavos]).toEqual([400, 0]);
      expect((await bring(player, '5.00')).status).toBe(200);
    },
  );

  it('[R129] [A3] takes the form of the claim to the letter', async () => {
    const player = await withFullRow();
    await claim(player, '5.00');

    for (const changes of [
      { bank_code: 'na' },
      { bank_code: undefined },
      { payment_desc: 'x' },
      { payment_type: 'card' },
      { attach: 'x' },
    ])
      expect((await bring(player, '5.00', changes)).status).toBe(400);

    expect((await balances(player)).bonusCentavos).toBe(0);
  });

  it.each(['sandbox', 'br-licensed'] as const)(
    '[R129] [R207] [A3] a claim and its recharge bring the reward once, as bonus, not as a deposit (%s)',
    async (name) => {
      await profile(name);
      const player = await withFullRow();
      expect(await rows(player)).toMatchObject([
        {
          recharge_amount: '100.00',
          required_amount: '500.00',
          current_amount: '500.00',
          reward_amount: '5.00',
          is_claimed: 0,
          status: 'claimable',
        },
      ]);

      const claimed = await claim(player, '5.00');
      expect([claimed.status, claimed.body.data]).toEqual([
        200,
        { amount: '5.00', turnover_amount: '25.00' },
      ]);
      expect((await balances(player)).bonusCentavos).toBe(0);
      const brought = await bring(player, '5.00');
      const again = await bring(player, '5.00');

      expect(brought.body).toMatchObject({ code: 200, status: 'success', pay_url: null, data: null });
      expect(again.status).toBe(400);
      expect(await balances(player)).toMatchObject({ cashCentavos: 100_00, bonusCentavos: 5_00 });
      expect(await rows(player)).toMatchObject([{ is_claimed: 1, status: 'claimed' }]);
      const { body } = await test.call('POST /api/recharge/list?lang=zh_cn', { token: player.token });
      expect(body.data.total).toBe(1);
    },
  );

  it('[A3] a claim whose recharge was lost is paid by a job after five minutes, once', async () => {
    const player = await withFullRow();
    expect(await rows(player)).toMatchObject([{ is_claimed: 0, awaits_recharge: 0 }]);
    await claim(player, '5.00');

    await payPromisedAwards(test.deps);
    expect((await balances(player)).bonusCentavos).toBe(0);
    expect(await rows(player)).toMatchObject([{ is_claimed: 1, awaits_recharge: 1 }]);
    test.deps.clock.advance(5 * 60_000);
    await payPromisedAwards(test.deps);
    await payPromisedAwards(test.deps);

    expect((await balances(player)).bonusCentavos).toBe(5_00);
    expect(await rows(player)).toMatchObject([{ is_claimed: 1, awaits_recharge: 0 }]);
    expect((await bring(player, '5.00')).status).toBe(400);
  });

  it('[R127] [A46] a wrong, negative or foreign claim is a 400 that moves nothing', async () => {
    const [player, other] = [await withFullRow(), await withFullRow()];
    const foreignRow = (await rows(other))[0]?.id;

    for (const [reward, more, code] of [
      ['5.01', {}, 'claim_differs'],
      ['-5.00', {}, 'amount_invalid'],
      ['5.00', { member_id: other.member.id }, 'claim_differs'],
      ['5.00', { id: foreignRow }, 'claim_differs'],
    ] as const) {
      const { body } = await claim(player, reward, more);
      expect([reward, body.error]).toEqual([reward, code]);
    }

    expect(await rows(player)).toMatchObject([{ is_claimed: 0, status: 'claimable' }]);
  });

  it('[I18] [G27] a second claim is refused, and a repeated one is answered as the first was', async () => {
    const player = await withFullRow();
    const key = { 'idempotency-key': randomUUID() };

    const [first, repeated, second] = [
      await claim(player, '5.00', {}, key),
      await claim(player, '5.00', {}, key),
      await claim(player, '5.00'),
    ];

    expect(repeated.body).toEqual(first.body);
    expect([second.status, second.body.error]).toEqual([409, 'already_claimed']);
  });

  it('[R143] [A13] two recharges of 50 open no row, and 99.99 opens none', async () => {
    const player = await deposits.aPlayer();

    for (const money of ['50.00', '50.00', '99.99']) await pay(player, money);

    expect(await rows(player)).toEqual([]);
  });

  it('[A13] [A46] bets fill the oldest row first, each centavo once; of two equal rewards the oldest is claimed', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');
    test.deps.clock.advance(1_000);
    await pay(player, '100.00');

    await wager(player, 700_00);
    expect((await rows(player)).map((row) => row.current_amount)).toEqual(['200.00', '500.00']);
    await wager(player, 300_00);
    await claim(player, '5.00');

    expect((await rows(player)).map((row) => row.is_claimed)).toEqual([0, 1]);
    await wager(player, 50_00);
    expect((await rows(player)).map((row) => row.current_amount)).toEqual(['500.00', '500.00']);
  });

  it('[A13] a row closes after seven days: bets fill it no more, and it cannot be claimed', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');
    await wager(player, 499_99);
    test.deps.clock.advance(7 * DAY_MS);

    await wager(player, 100_00);

    const later = await loggedInAnew(player);
    expect(await rows(later)).toMatchObject([{ current_amount: '499.99', status: 'expired' }]);
    expect((await claim(later, '5.00')).body.error).toBe('claim_differs');
  });

  it('[I19] a claim that the budget refuses can be claimed again once there is one', async () => {
    const player = await withFullRow();
    const budget = (centavos: number | null) =>
      test.deps.db
        .updateTable('promotions')
        .set({ budget_centavos: centavos, awarded_centavos: 0 })
        .where('site_key', '=', test.siteKey)
        .where('kind', '=', 'recharge_rebate')
        .execute();
    await budget(4_99);

    expect((await claim(player, '5.00')).body.error).toBe('offer_closed');
    expect(await cardState(player)).not.toBe('claimable');

    await budget(null);
    expect(await cardState(player)).toBe('claimable');
    expect(await rows(player)).toMatchObject([{ is_claimed: 0 }]);
    expect((await claim(player, '5.00')).status).toBe(200);
  });

  it('[R207] [A3] what was begun while the offer was on is filled and claimed after its end, also weeks later', async () => {
    const { db, clock } = test.deps;
    const [full, filling] = [await withFullRow(), await deposits.aPlayer()];
    await pay(filling, '100.00');
    const end = (at: Date | null) =>
      db
        .updateTable('promotions')
        .set({ ends_at: at })
        .where('site_key', '=', test.siteKey)
        .where('kind', '=', 'recharge_rebate')
        .execute();
    clock.advance(1_000);
    await end(clock.now());

    await wager(filling, 500_00);
    expect([await cardState(filling), (await claim(filling, '5.00')).status]).toEqual(['claimable', 200]);
    clock.advance(30 * DAY_MS);
    const later = await loggedInAnew(full);
    const before = await cardState(later);
    const claimed = await claim(later, '5.00');
    const after = await cardState(later);
    await end(null);

    expect([before, claimed.status, after]).toEqual(['claimable', 200, undefined]);
  });

  it('[R207] [G27] a row that was opened before the offer got its cap is shown with what it brings, and claimed with that', async () => {
    const player = await withFullRow();
    const cap = (centavos: number | null) =>
      test.deps.db
        .updateTable('promotions')
        .set({ cap_centavos: centavos })
        .where('site_key', '=', test.siteKey)
        .where('kind', '=', 'recharge_rebate')
        .execute();
    await cap(4_00);

    const [row] = await rows(player);
    const refused = await claim(player, '5.00');
    const claimed = await claim(player, '4.00');
    const brought = await bring(player, '4.00');
    await cap(null);

    expect(row?.reward_amount).toBe('4.00');
    expect(refused.body.error).toBe('claim_differs');
    expect([claimed.body.data.amount, brought.status]).toEqual(['4.00', 200]);
    expect((await balances(player)).bonusCentavos).toBe(4_00);
  });

  it('[R206] shows a visitor no rows', async () => {
    expect((await test.call('POST /api/rechargerebate/check', { token: null })).body.data).toEqual([]);
  });

  describeOnPostgres('at the same time', () => {
    it('[I18] [A3] 50 claims and 50 recharges from two devices bring one reward', async () => {
      const player = await withFullRow();

      const claims = await Promise.all(Array.from({ length: 50 }, () => claim(player, '5.00')));
      const brought = await Promise.all([
        ...Array.from({ length: 50 }, () => bring(player, '5.00')),
        payPromisedAwards(test.deps).then(() => null),
      ]);

      expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(brought.filter((answer) => answer?.status === 200)).toHaveLength(1);
      expect((await balances(player)).bonusCentavos).toBe(5_00);
    });
  });
});
