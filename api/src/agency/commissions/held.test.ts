import { insertMember, openToken } from '../../../testing/builders.ts';
import { askedDeletion } from '../../../testing/deleted-member.ts';
import { followWagered, usePlayersWithAgents } from '../../../testing/agents.ts';
import type { Player } from '../../../testing/deposits.ts';
import { operatorKey, OPERATORS } from '../../../testing/operators.ts';
import { playedRound } from '../../../testing/played-round.ts';
import { insertGame } from '../../../testing/seat.ts';
import { shareBrowser } from '../../../testing/share-browser.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { transaction } from '../../db/transaction.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { workOnDeletions } from '../../data-protection/deletion/jobs.ts';
import { flagShared } from '../../members/flag-shared.ts';
import { settleDays } from '../../promotions/days.ts';
import { earn } from './credit.ts';
import { followFirstRecharges } from './first-recharge.ts';
import { AGENCY_SETTLEMENT } from './settlement.ts';

const NOTHING_TO_CLAIM = [400, 'nothing_to_claim'];

describe('commission that was credited before its member was flagged', () => {
  const { test, deposits } = usePlayersWithAgents({ operators: OPERATORS });
  let keys = 0;

  afterEach(async () => {
    expect((await verify(test.deps.db)).problems).toEqual([]);
  });

  /** An agent whose friends `honest` and `twin` have brought R$ 1.50 and R$ 0.70. */
  async function anAgent() {
    const agent = await deposits.aPlayer();
    const friend = async (money: string) => {
      const player = await deposits.aPlayer({ inviter_id: agent.member.id });
      await deposits.pay(await deposits.start(player, money));
      await deposits.deliver();
      await followWagered(test);
      return player;
    };
    const [honest, twin] = [await friend('150.00'), await friend('70.00')];
    return { agent, honest, twin };
  }
  /** They have logged in from one device since. */
  async function share(...players: readonly Player[]): Promise<void> {
    const ids = players.map(({ member }) => member.id);
    await shareBrowser(test.deps.db, test.siteKey, ids, test.deps.clock.now());
  }
  /** A Pix key that both have saved. */
  async function sharePixKey(...players: readonly Player[]): Promise<void> {
    keys += 1;
    await test.deps.db
      .insertInto('payout_accounts')
      .values(
        players.map(({ member }) => ({
          site_key: test.siteKey,
          member_id: member.id,
          pix_type: 'EVP' as const,
          pix_key: `key-${keys}`,
          owner_name: '',
          created_at: test.deps.clock.now(),
        })),
      )
      .execute();
  }
  async function claim({ token }: Player) {
    const { status, body } = await test.call('POST /api/agency/reward/claim', { token });
    return status === 200 ? [status, body.data.amount] : [status, body.error];
  }
  async function rewards({ token }: Player, more = {}) {
    return (await test.call('POST /api/agency/reward', { token, body: more })).body.data;
  }
  const purse = ({ member }: Player) =>
    balanceOf(test.deps.db, test.siteKey, `member:${member.id}:commission`);
  const cash = async ({ member }: Player) =>
    (await memberBalances(test.deps.db, test.siteKey, member.id)).cashCentavos;
  const operator = { token: operatorKey('ana') };
  async function flagsOf({ member }: Player) {
    const { body } = await test.call('GET /api/operator/agency/flags', { ...operator, query: { limit: 50 } });
    return body.data.list.filter(({ agent_id: id }) => id === member.id);
  }
  const confirm = (id: number | undefined) =>
    test.call('POST /api/operator/agency/flags/confirm', { ...operator, body: { id, note: 'one person' } });
  const clear = (id: number | undefined) =>
    test.call('POST /api/operator/agency/flags/clear', { ...operator, body: { id, note: 'a couple' } });

  it('[G38] [R214] is held when the agent claims, and the rest is paid; it is paid once an operator has cleared it', async () => {
    const { agent, twin } = await anAgent();
    await share(agent, twin);

    expect(await claim(agent)).toEqual([200, '1.50']);

    expect((await rewards(agent)).sums).toEqual({
      total: '1.50',
      available: '0.00',
      claimed: '1.50',
      held: '0.70',
    });
    expect([await cash(agent), await purse(agent)]).toEqual([1_50, 0]);
    const [flag] = await flagsOf(agent);
    expect(flag).toMatchObject({
      member_id: twin.member.id,
      other_id: agent.member.id,
      cause: 'device',
      held: '0.70',
    });
    expect(await claim(agent)).toEqual(NOTHING_TO_CLAIM);

    expect((await clear(flag?.id)).body.data).toMatchObject({ status: 'cleared', held: '0.00' });
    expect((await rewards(agent)).sums).toMatchObject({ total: '2.20', available: '0.70', held: '0.00' });
    expect(await claim(agent)).toEqual([200, '0.70']);
    expect([await cash(agent), await purse(agent)]).toEqual([2_20, 0]);
  });

  it('[G38] [G42] is paid into nobody’s purse when it is cleared after the agent has deleted their account', async () => {
    const agent = await deposits.aPlayer();
    const twin = await deposits.aPlayer({ inviter_id: agent.member.id });
    await deposits.pay(await deposits.start(twin, '70.00'));
    await deposits.deliver();
    await followWagered(test);
    await share(agent, twin);
    expect(await claim(agent)).toEqual(NOTHING_TO_CLAIM);
    const [flag] = await flagsOf(agent);
    expect(flag?.held).toBe('0.70');
    await askedDeletion(test.deps, { siteKey: test.siteKey, memberId: agent.member.id }, 0);
    await workOnDeletions(test.deps);

    const cleared = await clear(flag?.id);

    expect([cleared.status, cleared.body.data?.status]).toEqual([200, 'cleared']);
    expect([await purse(agent), await cash(agent)]).toEqual([0, 0]);
  });

  it('[G38] a friend is looked at with their first recharge, before a bet makes them count', async () => {
    const agent = await deposits.aPlayer();
    const twin = await deposits.aPlayer({ inviter_id: agent.member.id });
    await share(agent, twin);
    await deposits.pay(await deposits.start(twin, '70.00'));
    await deposits.deliver();

    await followFirstRecharges(test.deps);

    expect(await flagsOf(agent)).toMatchObject([
      { member_id: twin.member.id, cause: 'device', held: '0.00' },
    ]);
  });

  it('[G38] [G21] is forfeited once an operator has confirmed the flag: back to the house, to be claimed by nobody, and nothing is earned by that member any more', async () => {
    const { db, clock } = test.deps;
    const { agent, twin } = await anAgent();
    await share(agent, twin);
    await flagShared(db, test.siteKey, clock.now(), { agentId: agent.member.id });
    const [flag] = await flagsOf(agent);
    const house = () => balanceOf(db, test.siteKey, 'house:agency_expense');
    const before = await house();
    expect(await purse(agent)).toBe(2_20);

    const { body } = await confirm(flag?.id);

    expect(body.data).toMatchObject({
      status: 'confirmed',
      confirmed_by: 'ana',
      reason: 'one person',
      held: '0.00',
      forfeited: '0.70',
    });
    expect([await purse(agent), (await house()) - before]).toEqual([1_50, 70]);
    expect((await rewards(agent)).sums).toEqual({
      total: '1.50',
      available: '1.50',
      claimed: '0.00',
      held: '0.00',
    });
    const frame = {
      siteKey: test.siteKey,
      agentId: agent.member.id,
      part: 'betting',
      rateHundredths: 10,
    } as const;
    const day = '2026-01-05';
    const more = await transaction(db, (tx) =>
      earn(tx, { ...frame, occasion: day, day, at: clock.now() }, [
        { memberId: twin.member.id, baseCentavos: 1_000_00 },
      ]),
    );
    expect([more, (await rewards(agent)).sums.held]).toEqual([0, '0.00']);
    expect(await claim(agent)).toEqual([200, '1.50']);
    expect(await flagsOf(agent)).toEqual([]);
    const asked = { ...operator, query: { status: 'confirmed', limit: 50 } };
    expect((await test.call('GET /api/operator/agency/flags', asked)).body.data.list).toContainEqual(
      expect.objectContaining({ id: flag?.id, forfeited: '0.70' }),
    );
  });

  it('[G38] is decided once: what was confirmed is not cleared, nor the other way round', async () => {
    const { agent, twin, honest } = await anAgent();
    await share(agent, twin, honest);
    expect(await claim(agent)).toEqual(NOTHING_TO_CLAIM);
    const [first, second] = await flagsOf(agent);

    await confirm(first?.id);
    await clear(second?.id);

    const refusals = [await confirm(first?.id), await clear(first?.id), await confirm(second?.id)];
    expect(refusals.map(({ status, body }) => [status, body.error])).toEqual([
      [409, 'flag_confirmed'],
      [409, 'flag_confirmed'],
      [409, 'flag_cleared'],
    ]);
    expect((await confirm(999_999)).body.error).toBe('not_found');
  });

  it('[G38] of a member who was confirmed goes to nobody when another of their flags is cleared', async () => {
    const { agent, twin } = await anAgent();
    await share(agent, twin);
    await sharePixKey(agent, twin);
    expect(await claim(agent)).toEqual([200, '1.50']);
    const [first, second] = await flagsOf(agent);

    await confirm(first?.id);
    await clear(second?.id);

    expect([await purse(agent), (await rewards(agent)).sums.held]).toEqual([0, '0.00']);
    expect(await claim(agent)).toEqual(NOTHING_TO_CLAIM);
  });

  it('[G38] stays held, and is in front of operators, when there is nothing else to claim', async () => {
    const { agent, honest, twin } = await anAgent();
    await share(agent, honest, twin);

    expect(await claim(agent)).toEqual(NOTHING_TO_CLAIM);

    expect((await rewards(agent)).sums).toEqual({
      total: '0.00',
      available: '0.00',
      claimed: '0.00',
      held: '2.20',
    });
    expect((await flagsOf(agent)).map(({ held }) => held)).toEqual(['1.50', '0.70']);
    expect([await cash(agent), await purse(agent)]).toEqual([0, 0]);
  });

  it('[G38] is promised nowhere from the moment of the flag', async () => {
    const { agent, twin } = await anAgent();
    await share(agent, twin);

    await flagShared(test.deps.db, test.siteKey, test.deps.clock.now(), { agentId: agent.member.id });

    const { list, sums, parts } = await rewards(agent);
    expect(list.map(({ amount, status }) => [amount, status])).toEqual([
      ['0.70', 'held'],
      ['1.50', 'claimable'],
    ]);
    expect(sums).toEqual({ total: '1.50', available: '1.50', claimed: '0.00', held: '0.70' });
    expect(parts[0]).toEqual({ source: 'recharge', available: '1.50' });
    expect((await rewards(agent, { status: 'held' })).list.map(({ amount }) => amount)).toEqual(['0.70']);
    expect((await rewards(agent, { status: 'claimable' })).list.map(({ amount }) => amount)).toEqual([
      '1.50',
    ]);
    const overview = await test.call('GET /api/agency/overview', { token: agent.token });
    expect([overview.body.data.held, overview.body.data.earned.total]).toEqual(['0.70', '1.50']);
    const [flag] = await flagsOf(agent);
    expect(flag?.held).toBe('0.70');

    // Cleared before anybody has claimed: nothing has moved meanwhile, and nothing is credited twice.
    await clear(flag?.id);
    expect([await purse(agent), (await rewards(agent)).sums.available]).toEqual([2_20, '2.20']);
  });

  it('[G38] is held again under another flag, and paid once all are cleared', async () => {
    const { agent, twin, honest } = await anAgent();
    await share(agent, twin);
    await claim(agent);
    await clear((await flagsOf(agent))[0]?.id);
    await sharePixKey(agent, twin);
    await sharePixKey(agent, honest);
    expect(await purse(agent)).toBe(70);

    expect(await claim(agent)).toEqual(NOTHING_TO_CLAIM);

    // What has been claimed stays claimed.
    expect((await rewards(agent)).sums).toMatchObject({ total: '1.50', claimed: '1.50', held: '0.70' });
    expect(await purse(agent)).toBe(0);
    for (const { id } of await flagsOf(agent)) await clear(id);
    expect(await claim(agent)).toEqual([200, '0.70']);
  });

  it('[G38] is held when a ring closes: the agent’s friend is the one who invited the agent', async () => {
    const { agent: top, twin: agent } = await anAgent();
    const friends = [
      await deposits.aPlayer({ inviter_id: agent.member.id }),
      await deposits.aPlayer({ inviter_id: agent.member.id }),
    ];
    for (const friend of friends) {
      await deposits.pay(await deposits.start(friend, '100.00'));
      await deposits.deliver();
    }
    await followWagered(test);
    await sharePixKey(top, ...friends.slice(1));

    expect(await claim(agent)).toEqual([200, '1.00']);

    expect((await rewards(agent)).sums).toMatchObject({ claimed: '1.00', available: '0.00', held: '1.00' });
    expect((await flagsOf(agent)).map((flag) => [flag.member_id, flag.other_id, flag.cause])).toEqual([
      [friends[1]?.member.id, top.member.id, 'payment'],
    ]);
    // The one at the beginning earns of the agent alone, who shares nothing.
    expect(await claim(top)).toEqual([200, '2.20']);
  });

  it('[G38] leaves the purse at night, without a claim', async () => {
    const { db, clock } = test.deps;
    await settleDays(test.deps, AGENCY_SETTLEMENT);
    const { agent, twin } = await anAgent();
    await share(agent, twin);
    clock.advance(2 * 86_400_000);

    await settleDays(test.deps, AGENCY_SETTLEMENT);
    await settleDays(test.deps, AGENCY_SETTLEMENT);

    expect(await purse(agent)).toBe(1_50);
    const token = await openToken(db, agent.member, clock.now());
    expect((await rewards({ ...agent, token })).sums).toMatchObject({ available: '1.50', held: '0.70' });
  });

  it('[G38] [G21] of a month waits while somebody who has made it larger is flagged', async () => {
    const { db, clock } = test.deps;
    await insertGame(db, test.siteKey);
    clock.set(new Date('2027-03-10T15:00:00Z'));
    await settleDays(test.deps, AGENCY_SETTLEMENT);
    const agent = await deposits.aPlayer();
    const [payer, winner] = [
      await deposits.aPlayer({ inviter_id: agent.member.id }),
      await deposits.aPlayer({ inviter_id: agent.member.id }),
    ];
    const play = ({ member }: Player, betCentavos: number, winCentavos: number) =>
      playedRound(db, {
        siteKey: test.siteKey,
        memberId: member.id,
        betCentavos,
        winCentavos,
        closedAt: clock.now(),
      });
    await play(payer, 1_000_00, 0);
    await play(winner, 100_00, 300_00);
    clock.set(new Date('2027-04-01T06:00:00Z'));
    await settleDays(test.deps, AGENCY_SETTLEMENT);
    const now = async () => ({ ...agent, token: await openToken(db, agent.member, clock.now()) });
    const settled = async () =>
      (await rewards(await now(), { source: 'settlement' })).list.map(({ amount, status }) => [
        amount,
        status,
      ]);
    expect(await settled()).toEqual([['80.00', 'claimable']]);

    // Without who has won the month would be larger, so it does not wait for them.
    await share(agent, winner);
    await flagShared(db, test.siteKey, clock.now());
    expect(await settled()).toEqual([['80.00', 'claimable']]);
    await share(agent, payer);
    // 0.1 % of what was bet is held with it.
    expect(await claim(await now())).toEqual(NOTHING_TO_CLAIM);
    expect([await settled(), await purse(agent)]).toEqual([[['80.00', 'held']], 0]);
    expect((await flagsOf(agent)).map((flag) => [flag.member_id, flag.held])).toEqual([
      [winner.member.id, '0.10'],
      [payer.member.id, '81.00'],
    ]);

    for (const flag of await flagsOf(agent)) if (flag.member_id === payer.member.id) await clear(flag.id);
    expect(await claim(await now())).toEqual([200, '81.00']);
  });

  it('[G38] [G21] of a month is what the others have brought once who has made it larger is confirmed', async () => {
    const { db, clock } = test.deps;
    const { siteKey } = test;
    clock.set(new Date('2027-06-05T06:00:00Z'));
    const agent = await deposits.aPlayer();
    const [payer, other] = [
      await deposits.aPlayer({ inviter_id: agent.member.id }),
      await deposits.aPlayer({ inviter_id: agent.member.id }),
    ];
    const revenue = { site_key: siteKey, agent_id: agent.member.id, month: '2027-05', counted_in: '2027-05' };
    await db
      .insertInto('agency_revenues')
      .values([
        { ...revenue, member_id: payer.member.id, revenue_centavos: 1_000_00 },
        { ...revenue, member_id: other.member.id, revenue_centavos: 300_00 },
      ])
      .execute();
    const [day, occasion] = ['2027-05-31', '2027-05'];
    const frame = { siteKey, agentId: agent.member.id, part: 'settlement', rateHundredths: 1000 } as const;
    await transaction(db, (tx) =>
      earn(tx, { ...frame, occasion, day, at: clock.now() }, [{ memberId: null, baseCentavos: 1_300_00 }]),
    );
    await share(agent, payer);
    await flagShared(db, siteKey, clock.now(), { agentId: agent.member.id });
    const [flag] = await flagsOf(agent);
    expect([await purse(agent), flag?.held]).toEqual([130_00, '130.00']);

    expect((await confirm(flag?.id)).body.data).toMatchObject({ forfeited: '100.00' });

    expect(await purse(agent)).toBe(30_00);
    expect(await claim(agent)).toEqual([200, '30.00']);
    const list = (await rewards(agent, { source: 'settlement' })).list;
    expect(list.map(({ amount, status }) => [amount, status])).toEqual([['30.00', 'claimed']]);
  });

  describeOnPostgres('at the same time', () => {
    it('[G38] [I18] is paid by none of forty claims, and what is clear once', async () => {
      const { agent, twin } = await anAgent();
      await share(agent, twin);

      const answers = await Promise.all(Array.from({ length: 40 }, () => claim(agent)));

      const paid = answers.filter(([status]) => status === 200);
      expect(paid).toEqual([[200, '1.50']]);
      expect([await cash(agent), await purse(agent)]).toEqual([1_50, 0]);
      expect((await rewards(agent)).sums).toMatchObject({ claimed: '1.50', held: '0.70' });
      expect(await flagsOf(agent)).toHaveLength(1);
    });

    it('[G38] [I18] is paid once by claims during which an operator clears it', async () => {
      const { agent, twin } = await anAgent();
      await share(agent, twin);
      await flagShared(test.deps.db, test.siteKey, test.deps.clock.now(), { agentId: agent.member.id });
      const [flag] = await flagsOf(agent);

      const answers = await Promise.all([
        ...Array.from({ length: 10 }, () => claim(agent)),
        clear(flag?.id).then(({ status, body }) => [status, body.error]),
        ...Array.from({ length: 10 }, () => claim(agent)),
      ]);
      await claim(agent);

      for (const answer of answers)
        expect([
          [200, '1.50'],
          [200, '0.70'],
          [200, '2.20'],
          NOTHING_TO_CLAIM,
          [200, undefined],
        ]).toContainEqual(answer);
      expect([await cash(agent), await purse(agent)]).toEqual([2_20, 0]);
    });

    it('[G38] [I18] is forfeited once or paid once while operators confirm and clear it and the agent claims', async () => {
      const { agent, twin } = await anAgent();
      await share(agent, twin);
      await flagShared(test.deps.db, test.siteKey, test.deps.clock.now(), { agentId: agent.member.id });
      const [flag] = await flagsOf(agent);

      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, at) => {
          if (at % 3 === 0) return claim(agent).then(() => null);
          return (at % 3 === 1 ? confirm : clear)(flag?.id).then(({ status, body }) =>
            status === 200 ? body.data.status : body.error,
          );
        }),
      );
      await claim(agent);

      const decided = answers.filter((answer) => answer === 'confirmed' || answer === 'cleared');
      expect(decided).toHaveLength(1);
      const isConfirmed = decided[0] === 'confirmed';
      expect(new Set(answers)).toEqual(
        new Set([null, decided[0], isConfirmed ? 'flag_confirmed' : 'flag_cleared']),
      );
      expect([await cash(agent), await purse(agent)]).toEqual([isConfirmed ? 1_50 : 2_20, 0]);
    });

    it('[G38] [I18] is held while members are flagged by what they earn for, at night and by claims', async () => {
      const { db, clock } = test.deps;
      const at = clock.now();
      const agents = await Promise.all(Array.from({ length: 4 }, () => deposits.aPlayer()));
      const friends = await Promise.all(
        agents.map(async ({ member }) =>
          Promise.all(
            Array.from({ length: 6 }, async () => {
              const friend = await insertMember(db, test.siteKey, { inviter_id: member.id });
              return { ...friend, agentId: member.id };
            }),
          ),
        ),
      );
      const frame = {
        siteKey: test.siteKey,
        part: 'recharge',
        occasion: 'first',
        day: '2026-01-02',
        rateHundredths: 100,
        at,
      } as const;
      const earnFor = ({ id, agentId }: { readonly id: number; readonly agentId: number }) =>
        transaction(
          db,
          async (tx) => {
            await earn(tx, { ...frame, agentId }, [{ memberId: id, baseCentavos: 100_00 }]);
          },
          'money',
        );
      for (const [first] of friends) if (first) await earnFor(first);
      await share(...agents, ...friends.flat().map((member) => ({ member, token: '', events: [] })));

      await Promise.all([
        ...agents.map(claim),
        ...friends.flatMap(([, ...others]) => others.map(earnFor)),
        flagShared(db, test.siteKey, at),
        ...agents.map(claim),
      ]);
      await Promise.all(agents.map(claim));

      expect(await Promise.all(agents.map(cash))).toEqual([0, 0, 0, 0]);
      expect(await Promise.all(agents.map(purse))).toEqual([0, 0, 0, 0]);
      expect(await Promise.all(agents.map(async (agent) => (await rewards(agent)).sums.held))).toEqual([
        '6.00',
        '6.00',
        '6.00',
        '6.00',
      ]);
    });
  });
});
