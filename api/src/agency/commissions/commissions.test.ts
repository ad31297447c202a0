import { startOfSaoPauloDay } from '@mosaico/shared/rules';
import { marksOf } from '../../../testing/marks-of.ts';
import { insertMember, insertSite, openToken } from '../../../testing/builders.ts';
import { operatorKey, OPERATORS } from '../../../testing/operators.ts';
import { playedRound } from '../../../testing/played-round.ts';
import { followWagered, haveBet, usePlayersWithAgents } from '../../../testing/agents.ts';
import { insertGame, takeSeat } from '../../../testing/seat.ts';
import { shareBrowser } from '../../../testing/share-browser.ts';
import { transaction } from '../../db/transaction.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { award } from '../../promotions/award.ts';
import { settleDays } from '../../promotions/days.ts';
import { daysAfter } from '../../promotions/play/days.ts';
import { giveUpBonus } from '../../promotions/taken-back/give-up.ts';
import { takeBackGifts } from '../../promotions/taken-back/take-back.ts';
import { insertPromotion } from '../../../testing/promotions.ts';
import { claimCommissions } from './claim.ts';
import { followFirstRecharges } from './first-recharge.ts';
import { AGENCY_SETTLEMENT } from './settlement.ts';

const SINCE = new Date('2026-10-01T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('what agents earn', () => {
  const { test, deposits, profile } = usePlayersWithAgents({ operators: OPERATORS });
  afterEach(async () => {
    await profile('sandbox');
    expect((await verify(test.deps.db)).problems).toEqual([]);
    expect(await unpaid()).toEqual([]);
  });

  /** Agents whose purse is not the sum of what they can claim. */
  async function unpaid() {
    const { db } = test.deps;
    const rows = await db
      .selectFrom('agency_commissions')
      .select(({ fn }) => ['site_key', 'agent_id', fn.sum<string>('amount_centavos').as('sum')])
      .where('credited_at', 'is not', null)
      .where('claimed_at', 'is', null)
      .groupBy(['site_key', 'agent_id'])
      .execute();
    const wrong = [];
    for (const { site_key: siteKey, agent_id: agentId, sum } of rows)
      if ((await balanceOf(db, siteKey, `member:${agentId}:commission`)) !== Number(sum)) wrong.push(agentId);
    return wrong;
  }

  async function recharge(player: Awaited<ReturnType<typeof deposits.aPlayer>>, money: string) {
    await deposits.pay(await deposits.start(player, money));
    await deposits.deliver();
  }
  const friendOf = (agentId: number) => deposits.aPlayer({ inviter_id: agentId });
  const rowsOf = (agentId: number) =>
    test.deps.db
      .selectFrom('agency_commissions')
      .select(['part', 'occasion', 'base_centavos', 'amount_centavos'])
      .where('agent_id', '=', agentId)
      .orderBy('id')
      .execute();
  const mark = (
    id: number,
    marks: Partial<ReturnType<typeof marksOf>> & { barred_as?: 'social_programme' },
  ) => test.deps.db.updateTable('members').set(marks).where('id', '=', id).execute();
  const rewards = async (token: string, more = {}) =>
    (await test.call('POST /api/agency/reward', { token, body: more })).body.data;
  const token = (id: number) => openToken(test.deps.db, { siteKey: test.siteKey, id }, test.deps.clock.now());

  describe('of first recharges', () => {
    it('[A57] [G21] is 1 % of the first one that was paid, once', async () => {
      const agent = await deposits.aPlayer();
      const friend = await friendOf(agent.member.id);
      await recharge(friend, '150.00');
      await recharge(friend, '500.00');

      expect([await followWagered(test), await followWagered(test)]).toEqual([2, 0]);

      expect(await rowsOf(agent.member.id)).toEqual([
        { part: 'recharge', occasion: 'first', base_centavos: 150_00, amount_centavos: 1_50 },
      ]);
      await recharge(friend, '500.00');
      expect(await followWagered(test)).toBe(0);
    });

    it('[A57] [G21] comes once the friend has bet as much as they paid in: money that goes in and out again brings nothing', async () => {
      const { clock } = test.deps;
      const agent = await deposits.aPlayer();
      const friend = await friendOf(agent.member.id);
      await recharge(friend, '150.00');
      const lookedAt = [];
      for (const bet of [0, 149_99, 150_00]) {
        await haveBet(test, [friend.member.id], bet);
        lookedAt.push(await followFirstRecharges(test.deps), (await rowsOf(agent.member.id)).length);
        clock.advance(MINUTE_MS);
      }

      expect(lookedAt).toEqual([1, 0, 1, 0, 1, 1]);
      expect(await followFirstRecharges(test.deps)).toBe(0);
    });

    it('[A57] looks at one that is not wagered the more seldom the older it is, once a day at least', async () => {
      const { clock } = test.deps;
      await recharge(await friendOf((await deposits.aPlayer()).member.id), '150.00');
      const looks = [];
      for (const hours of [0, 20, 1, 1, 24 * 30, 23, 1]) {
        clock.advance(hours * HOUR_MS);
        looks.push(await followFirstRecharges(test.deps));
      }

      expect(looks).toEqual([1, 1, 0, 1, 1, 0, 1]);
    });

    it('[A57] waits for nothing: who was invited by nobody leaves no note', async () => {
      await recharge(await deposits.aPlayer(), '50.00');

      expect(await followWagered(test)).toBe(0);
    });

    it('[G21] under the licence brings nothing: commission is a share of what was settled', async () => {
      await profile('br-licensed');
      const agent = await deposits.aPlayer();
      await recharge(await friendOf(agent.member.id), '150.00');

      await followWagered(test);

      expect(await rowsOf(agent.member.id)).toEqual([]);
    });

    it.each([
      ['is frozen', marksOf(MEMBER_STATUS.frozen), 1_50],
      ['has excluded themselves', marksOf(MEMBER_STATUS.selfExcluded), 0],
      ['is barred', { barred_as: 'social_programme' as const }, 0],
      ['is frozen and has excluded themselves', { ...marksOf(MEMBER_STATUS.frozen), excluded_at: SINCE }, 0],
      [
        'is frozen and barred',
        { ...marksOf(MEMBER_STATUS.frozen), barred_as: 'social_programme' as const },
        0,
      ],
    ] as const)(
      '[R85] [G21] of an agent who %s comes into their purse only where a freeze alone keeps them out',
      async (_who, marks, centavos) => {
        const agent = await deposits.aPlayer();
        const friend = await friendOf(agent.member.id);
        await mark(agent.member.id, marks);
        await recharge(friend, '150.00');

        await followWagered(test);

        const { db } = test.deps;
        expect(await balanceOf(db, test.siteKey, `member:${agent.member.id}:commission`)).toBe(centavos);
      },
    );
  });

  it('[R214] [A36] [I18] is claimed once by fifty calls at the same time, and the member is told', async () => {
    const agent = await deposits.aPlayer();
    for (const money of ['150.00', '70.00']) await recharge(await friendOf(agent.member.id), money);
    await followWagered(test);
    expect((await rewards(agent.token)).sums).toEqual({
      total: '2.20',
      available: '2.20',
      claimed: '0.00',
      held: '0.00',
    });

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        test.call('POST /api/agency/reward/claim', {
          token: agent.token,
          headers: index % 2 ? { 'idempotency-key': 'one' } : {},
        }),
      ),
    );

    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.data.amount))).toEqual(new Set(['2.20']));
    expect(new Set(answers.map(({ status, body }) => (status === 200 ? 'done' : body.error)))).toEqual(
      new Set(['done', 'nothing_to_claim'].filter((each) => each === 'done' || done.length < 50)),
    );
    const { cashCentavos, visibleCentavos } = await memberBalances(
      test.deps.db,
      test.siteKey,
      agent.member.id,
    );
    expect([cashCentavos, visibleCentavos]).toEqual([2_20, 2_20]);
    expect(agent.events.at(-1)).toMatchObject({ type: 'balance', balance: '2.20' });
    expect((await rewards(agent.token)).sums).toEqual({
      total: '2.20',
      available: '0.00',
      claimed: '2.20',
      held: '0.00',
    });
  });

  describe('of play', () => {
    const day = () => '2027-03-10';
    const at = (date: string, hours = 12) => new Date(startOfSaoPauloDay(date).getTime() + hours * HOUR_MS);
    const play = (memberId: number, date: string, betCentavos: number, winCentavos = 0) =>
      playedRound(test.deps.db, {
        siteKey: test.siteKey,
        memberId,
        betCentavos,
        winCentavos,
        closedAt: at(date),
      });
    const settle = () => settleDays(test.deps, AGENCY_SETTLEMENT);
    beforeAll(async () => {
      await insertGame(test.deps.db, test.siteKey);
      test.deps.clock.set(at(day()));
      await settle();
    });

    it('[G21] [A57] is 0.1 % of the settled bets of a day, at 03:00 of the next one, once', async () => {
      const agent = (await insertMember(test.deps.db, test.siteKey)).id;
      const friend = (await insertMember(test.deps.db, test.siteKey, { inviter_id: agent })).id;
      const second = (await insertMember(test.deps.db, test.siteKey, { inviter_id: friend })).id;
      await play(friend, day(), 1_999_99, 50_00);
      await play(second, day(), 9_000_00);
      test.deps.clock.set(at(daysAfter(day(), 1), 2.9));
      expect(await settle()).toBe(0);
      test.deps.clock.set(at(daysAfter(day(), 1), 3));

      // Two processes.
      await Promise.all([settle(), settle()]);

      expect(await rowsOf(agent)).toEqual([
        { part: 'betting', occasion: day(), base_centavos: 1_999_99, amount_centavos: 1_99 },
      ]);
      expect((await rewards(await token(agent))).list[0]).toMatchObject({
        date: day(),
        source: 'betting',
        base_amount: '1999.99',
        rate: '0.10',
        amount: '1.99',
        status: 'claimable',
      });
    });

    it('[G21] [A57] is 10 % of a month’s net revenue; months that the members win are made up for by later ones', async () => {
      const { db, clock } = test.deps;
      const agent = (await insertMember(db, test.siteKey)).id;
      const [one, two] = [
        (await insertMember(db, test.siteKey, { inviter_id: agent })).id,
        (await insertMember(db, test.siteKey, { inviter_id: agent })).id,
      ];
      const settlements = async () =>
        (await rowsOf(agent))
          .filter(({ part }) => part === 'settlement')
          .map((row) => [row.occasion, row.base_centavos, row.amount_centavos]);
      clock.set(at('2027-04-10'));
      await settle();
      const offer = await insertPromotion(db, test.siteKey, {
        key: 'april_gift',
        kind: 'april_gift',
        purse: 'cash',
        turnover_percent: 0,
      });
      await transaction(db, (tx) =>
        award(tx, {
          promotion: offer,
          memberId: one,
          occasion: 'april',
          amountCentavos: 100_00,
          at: clock.now(),
        }),
      );
      await play(one, '2027-04-11', 1_000_00, 200_00);
      await play(two, '2027-04-12', 500_00, 600_00);
      clock.set(at('2027-05-01', 3));
      await settle();
      // 800 won from one, 100 lost to the other, 100 given.
      expect(await settlements()).toEqual([['2027-04', 600_00, 60_00]]);

      await play(two, '2027-05-20', 100_00, 1_100_00);
      clock.set(at('2027-06-01', 3));
      await settle();
      expect((await rewards(await token(agent))).carried).toBe('-1000.00');

      await play(one, '2027-06-02', 1_300_00);
      clock.set(at('2027-07-01', 3));
      await settle();
      await settle();

      expect(await settlements()).toEqual([
        ['2027-04', 600_00, 60_00],
        ['2027-06', 300_00, 30_00],
      ]);
      expect((await rewards(await token(agent))).carried).toBe('0.00');
    });

    it('[A57] catches up on two years in one run, each day and month once', async () => {
      const { db, clock } = test.deps;
      const agent = (await insertMember(db, test.siteKey)).id;
      const friend = (await insertMember(db, test.siteKey, { inviter_id: agent })).id;
      clock.set(at('2027-08-01'));
      await settle();
      for (let days = 0; days < 730; days += 10) await play(friend, daysAfter('2027-08-01', days), 1_000_00);
      clock.set(at('2029-08-01', 4));

      expect(await settle()).toBeGreaterThanOrEqual(731);

      const rows = await rowsOf(agent);
      const betting = rows.filter(({ part }) => part === 'betting');
      const months = rows.filter(({ part }) => part === 'settlement');
      expect([betting.length, new Set(betting.map(({ occasion }) => occasion)).size]).toEqual([73, 73]);
      expect(months.map(({ occasion }) => occasion)).toHaveLength(24);
      expect(months.reduce((sum, row) => sum + row.base_centavos, 0)).toBe(73 * 1_000_00);
      expect(await balanceOf(db, test.siteKey, `member:${agent}:commission`)).toBe(73 * 1_00 + 73 * 100_00);
    });

    it('[R85] [G21] [A57] of the time in which the agent is frozen waits in their purse, made up for after days without any process, and is claimed once when the freeze is lifted', async () => {
      const { db, clock } = test.deps;
      const { siteKey } = test;
      const agent = (await insertMember(db, siteKey)).id;
      const friend = (await insertMember(db, siteKey, { inviter_id: agent })).id;
      clock.set(at('2029-08-10'));
      await settle();
      await mark(agent, marksOf(MEMBER_STATUS.frozen));
      for (const date of ['2029-08-11', '2029-08-13', '2029-08-30']) await play(friend, date, 1_000_00);
      clock.set(at('2029-08-13', 3));
      await settle();
      clock.set(at('2029-09-01', 4));

      // Two processes, after days in which there was none.
      await Promise.all([settle(), settle()]);

      expect((await rowsOf(agent)).map((row) => [row.occasion, row.amount_centavos])).toEqual([
        ['2029-08-11', 1_00],
        ['2029-08-13', 1_00],
        ['2029-08-30', 1_00],
        ['2029-08', 300_00],
      ]);
      const claim = () =>
        transaction(db, (tx) => claimCommissions(tx, { siteKey, memberId: agent }, clock.now()), 'money');
      await expect(claim()).rejects.toMatchObject({ code: 'account_frozen' });
      expect(await balanceOf(db, siteKey, `member:${agent}:commission`)).toBe(303_00);
      expect((await memberBalances(db, siteKey, agent)).cashCentavos).toBe(0);

      await mark(agent, marksOf(MEMBER_STATUS.active));
      const claims = await Promise.allSettled([claim(), claim(), claim()]);

      expect(claims.filter(({ status }) => status === 'fulfilled')).toEqual([
        { status: 'fulfilled', value: 303_00 },
      ]);
      expect(await balanceOf(db, siteKey, `member:${agent}:commission`)).toBe(0);
      expect((await memberBalances(db, siteKey, agent)).cashCentavos).toBe(303_00);
    });

    it('[G21] is worked out at the rate that was set before the day began', async () => {
      const { db, clock } = test.deps;
      clock.set(at('2029-09-01'));
      await settle();
      const operator = { token: operatorKey('ana') };
      const set = (part: string, rate: string) =>
        test.call('POST /api/operator/agency/rates/set', { ...operator, body: { part, rate } });
      expect((await set('betting', '0.2')).body.data).toMatchObject({
        rate: '0.20',
        from: '2029-09-02T03:00:00.000Z',
        set_by: 'ana',
      });
      expect((await set('settlement', '12.5')).body.data.from).toBe('2029-10-01T03:00:00.000Z');
      expect((await set('betting', '3')).body.error).toBe('rate_too_high');
      expect((await set('betting', '-1')).status).toBe(422);
      const agent = (await insertMember(db, test.siteKey)).id;
      const friend = (await insertMember(db, test.siteKey, { inviter_id: agent })).id;
      for (const date of ['2029-09-01', '2029-09-02']) await play(friend, date, 100_00);
      clock.set(at('2029-09-03', 3));
      await settle();

      expect((await rowsOf(agent)).map(({ amount_centavos: centavos }) => centavos)).toEqual([10, 20]);
      const { body } = await test.call('GET /api/operator/agency/rates', operator);
      expect(body.data.list.map(({ part, rate }) => [part, rate])).toEqual([
        ['recharge', '1.00'],
        ['betting', '0.10'],
        ['betting', '0.20'],
        ['settlement', '10.00'],
        ['settlement', '12.50'],
      ]);
    });

    it('[G38] of who may be the agent is held, and credited when an operator has looked', async () => {
      const { db, clock } = test.deps;
      clock.set(at('2029-10-02'));
      await settle();
      const agent = (await insertMember(db, test.siteKey)).id;
      const [twin, ring, honest] = [
        (await insertMember(db, test.siteKey, { inviter_id: agent })).id,
        (await insertMember(db, test.siteKey, { inviter_id: agent })).id,
        (await insertMember(db, test.siteKey, { inviter_id: agent })).id,
      ];
      await shareBrowser(db, test.siteKey, [agent, twin], clock.now());
      const key = {
        site_key: test.siteKey,
        pix_type: 'EVP',
        pix_key: 'one-key',
        owner_name: '',
        created_at: clock.now(),
      } as const;
      await db
        .insertInto('payout_accounts')
        .values([twin, ring].map((member_id) => ({ ...key, member_id })))
        .execute();
      for (const member of [twin, ring, honest]) await play(member, '2029-10-02', 1_000_00);
      clock.set(at('2029-10-03', 3));
      await settle();

      const before = await rewards(await token(agent));
      expect(before.sums).toMatchObject({ total: '2.00', available: '2.00', held: '4.00' });
      const overview = await test.call('GET /api/agency/overview', {
        token: await token(agent),
        query: { period: 'today' },
      });
      expect(overview.body.data.held).toBe('4.00');
      expect(JSON.stringify(overview.body)).not.toMatch(/device|payment/);
      const operator = { token: operatorKey('ana') };
      const flags = async () => (await test.call('GET /api/operator/agency/flags', operator)).body.data.list;
      expect((await flags()).map((flag) => [flag.member_id, flag.other_id, flag.cause, flag.held])).toEqual([
        [twin, agent, 'device', '2.00'],
        [ring, twin, 'payment', '2.00'],
      ]);
      const [first] = await flags();
      const clear = (id: number | undefined, note: string) =>
        test.call('POST /api/operator/agency/flags/clear', { ...operator, body: { id, note } });
      expect((await clear(first?.id, ' ')).status).toBe(422);
      expect((await clear(first?.id, 'a couple')).body.data).toMatchObject({
        status: 'cleared',
        cleared_by: 'ana',
        reason: 'a couple',
        held: '0.00',
      });
      expect((await clear(first?.id, 'again')).body.error).toBe('flag_cleared');
      expect((await clear(999_999, 'nobody')).body.error).toBe('not_found');
      expect((await rewards(await token(agent))).sums).toMatchObject({ total: '4.00', held: '2.00' });

      // A month that was settled without a member counts them after they are cleared.
      clock.set(at('2029-11-01', 3));
      await settle();
      const months = async () =>
        (await rowsOf(agent)).filter(({ part }) => part === 'settlement').map((row) => row.base_centavos);
      expect(await months()).toEqual([2_000_00]);
      await clear((await flags())[0]?.id, 'a family');
      clock.set(at('2029-12-01', 3));
      await settle();
      expect(await months()).toEqual([2_000_00, 1_000_00]);
      expect(await flags()).toEqual([]);
    });

    it('[G21] [A68] of a month has no share of a gift that went back with its deposit', async () => {
      const { db, clock } = test.deps;
      const agent = (await insertMember(db, test.siteKey)).id;
      const friend = (await insertMember(db, test.siteKey, { inviter_id: agent })).id;
      const owner = { siteKey: test.siteKey, memberId: friend };
      clock.set(at('2030-02-10'));
      await settle();
      const offer = await insertPromotion(db, test.siteKey, {
        kind: 'gift_tiers',
        purse: 'cash',
        turnover_percent: 0,
      });
      const gift = { promotion: offer, memberId: friend, occasion: 'order:R1', amountCentavos: 100_00 };
      await transaction(db, (tx) => award(tx, { ...gift, at: at('2030-02-10') }));
      await play(friend, '2030-02-11', 50_00);
      clock.set(at('2030-03-01', 3));
      await settle();

      await transaction(db, (tx) => takeBackGifts(tx, owner, 'R1', at('2030-03-05')), 'money');
      await play(friend, '2030-03-06', 70_00);
      clock.set(at('2030-04-01', 3));
      await settle();

      // 50 less the gift of 100 are carried; 70, and the gift that the house has again, are counted later.
      const month = await db
        .selectFrom('agency_months')
        .select(['month', 'revenue_centavos', 'brought_centavos'])
        .where('agent_id', '=', agent)
        .orderBy('month')
        .execute();
      expect(month).toEqual([
        { month: '2030-02', revenue_centavos: -50_00, brought_centavos: 0 },
        { month: '2030-03', revenue_centavos: 170_00, brought_centavos: -50_00 },
      ]);
    });

    it('[G21] [A62] of a month has a share of what a bonus that was given up has won for the house', async () => {
      const { db, clock } = test.deps;
      const { siteKey } = test;
      clock.set(at('2030-04-10'));
      await settle();
      const agent = (await insertMember(db, siteKey)).id;
      await insertGame(db, siteKey, { id: 9_001 });
      const seat = await takeSeat(db, siteKey, {
        centavos: 5_00,
        gameId: 9_001,
        member: { inviter_id: agent },
        now: () => clock.now(),
      });
      await db
        .updateTable('game_sessions')
        .set({ token_expires_at: at('2030-04-11') })
        .where('member_id', '=', seat.memberId)
        .execute();
      const offer = await insertPromotion(db, siteKey, {
        key: 'bonus',
        kind: 'gift_tiers',
        turnover_percent: 500,
      });
      const gift = { promotion: offer, memberId: seat.memberId, occasion: 'order:R9', amountCentavos: 5_00 };
      const { id } = await transaction(db, (tx) => award(tx, { ...gift, at: clock.now() }));

      const stake = await seat.stake({ amount: 10_00 });
      await transaction(db, (tx) => giveUpBonus(tx, seat, id, clock.now()), 'money');
      const left = await seat.win(stake, { amount: 4_00 });
      clock.set(at('2030-05-01', 3));
      await settle();

      // They brought five reais and have two: the house won six, gave five, and has two of the win again.
      const month = await db
        .selectFrom('agency_months')
        .select(['month', 'revenue_centavos'])
        .where('agent_id', '=', agent)
        .execute();
      expect(left).toBe(2_00);
      expect(month).toEqual([{ month: '2030-04', revenue_centavos: 3_00 }]);
    });
  });

  it('[R14] [R160] shows an agent nothing of another one, nor of another site', async () => {
    const other = await insertSite(test.deps.db);
    const stranger = await insertMember(test.deps.db, other);
    test.deps.clock.advance(10_000);
    const { body } = await test.call('POST /api/agency/reward', {
      token: await openToken(test.deps.db, stranger, test.deps.clock.now()),
      host: `${other}.test`,
    });

    expect([body.data.total, body.data.sums.total]).toEqual([0, '0.00']);
  });
});
