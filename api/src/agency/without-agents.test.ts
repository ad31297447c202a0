import { startOfSaoPauloDay } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import { followWagered, usePlayersWithAgents } from '../../testing/agents.ts';
import { insertMember, openToken } from '../../testing/builders.ts';
import { playedRound } from '../../testing/played-round.ts';
import { insertGame } from '../../testing/seat.ts';
import { switchAgents } from '../../testing/switch-agents.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf, memberBalances } from '../ledger/balances.ts';
import { verify } from '../ledger/verify.ts';
import { settleDays } from '../promotions/days.ts';
import { earn } from './commissions/credit.ts';
import { outside } from './commissions/pauses.ts';
import { AGENCY_SETTLEMENT } from './commissions/settlement.ts';

const HOUR_MS = 3_600_000;
const at = (date: string, hours = 12) => new Date(startOfSaoPauloDay(date).getTime() + hours * HOUR_MS);

describe('a site without agents', () => {
  const { test, deposits } = usePlayersWithAgents();
  const off = (from: Date) => switchAgents(test.deps.db, test.siteKey, { from });
  const on = (from: Date) => switchAgents(test.deps.db, test.siteKey, { from, isOn: true });
  const token = (id: number) => openToken(test.deps.db, { siteKey: test.siteKey, id }, test.deps.clock.now());
  const rowsOf = async (agentId: number) =>
    (
      await test.deps.db
        .selectFrom('agency_commissions')
        .select(['part', 'occasion', 'base_centavos'])
        .where('agent_id', '=', agentId)
        .orderBy('id')
        .execute()
    ).map(({ part, occasion, base_centavos: base }) => [part, occasion, base]);
  const play = (memberId: number, closedAt: Date, betCentavos: number, winCentavos = 0) =>
    playedRound(test.deps.db, { siteKey: test.siteKey, memberId, betCentavos, winCentavos, closedAt });
  const settle = () => settleDays(test.deps, AGENCY_SETTLEMENT);
  async function agentWithFriend() {
    const agent = (await insertMember(test.deps.db, test.siteKey)).id;
    return { agent, friend: (await insertMember(test.deps.db, test.siteKey, { inviter_id: agent })).id };
  }

  beforeAll(async () => {
    await insertGame(test.deps.db, test.siteKey);
  });
  afterEach(async () => {
    await on(test.deps.clock.now());
    expect((await verify(test.deps.db)).problems).toEqual([]);
  });

  it.each([
    ['GET /api/agency/mechanism/recharge'],
    ['GET /api/agency/mechanism/betting'],
    ['GET /api/agency/mechanism/settlement'],
    ['GET /api/agency/overview'],
    ['POST /api/agency/inviterecord'],
  ] as const)('[A30] refuses %s, in the player’s language, until agents are on again', async (key) => {
    await off(test.deps.clock.now());
    const [english, portuguese] = [
      await test.call(key),
      await test.call(key, key.startsWith('GET') ? { query: { lang: 'pt' } } : { body: { lang: 'pt' } }),
    ];
    await on(test.deps.clock.now());

    expect([english.status, english.body.error]).toEqual([403, 'without_agents']);
    expect(english.body.message).toBe('This site has no invitation programme');
    expect(portuguese.body.message).toBe('Este site não tem programa de convites');
    expect((await test.call(key)).status).toBe(200);
  });

  it('[A30] [R213] registers nobody under a member', async () => {
    await off(test.deps.clock.now());
    const { status, body } = await test.call('POST /api/agency/subordinate/register', {
      body: {
        name: 'Joana_99',
        password: 'segredo 1',
        password_confirmation: 'segredo 1',
        realname: "Joana D'Arc",
        phone: '(11) 98888-7766',
        cpf_id: '529.982.247-25',
        birth_date: '1990-02-28',
        agree: true,
        captcha: '7777',
        key: 'k',
      },
    });

    expect([status, body.error]).toEqual([403, 'without_agents']);
  });

  it('[A30] [G22] answers an opened invite link as ever, and counts it only while there are agents', async () => {
    const agent = await insertMember(test.deps.db, test.siteKey);
    const open = () =>
      test.call('POST /api/agency/click', { token: null, body: { invite_code: agent.inviteCode } });
    const clicks = async () =>
      (
        await test.deps.db
          .selectFrom('invite_clicks')
          .select('clicks')
          .where('member_id', '=', agent.id)
          .execute()
      ).map((row) => row.clicks);
    await off(test.deps.clock.now());
    expect([(await open()).status, await clicks()]).toEqual([200, []]);

    await on(test.deps.clock.now());
    expect([(await open()).status, await clicks()]).toEqual([200, [1]]);
  });

  it('[A30] [R214] leaves agents what they have earned: they see it, and claim it', async () => {
    const agent = (await insertMember(test.deps.db, test.siteKey)).id;
    await transaction(test.deps.db, (tx) =>
      earn(
        tx,
        {
          siteKey: test.siteKey,
          agentId: agent,
          part: 'settlement',
          occasion: '2026-10',
          day: '2026-10-31',
          rateHundredths: 10,
          at: test.deps.clock.now(),
        },
        [{ memberId: null, baseCentavos: 2_500_00 }],
      ),
    );
    await off(test.deps.clock.now());
    const caller = { token: await token(agent) };

    const rewards = await test.call('POST /api/agency/reward', caller);
    const claimed = await test.call('POST /api/agency/reward/claim', caller);

    expect([rewards.status, rewards.body.data.sums.available]).toEqual([200, '2.50']);
    expect([claimed.status, claimed.body.data]).toEqual([200, { amount: '2.50' }]);
    expect((await memberBalances(test.deps.db, test.siteKey, agent)).cashCentavos).toBe(2_50);
  });

  it('[A30] [A57] a first recharge counts if it was paid before, and never if it was paid in between', async () => {
    const agent = await deposits.aPlayer();
    const recharge = async () => {
      const friend = await deposits.aPlayer({ inviter_id: agent.member.id });
      await deposits.pay(await deposits.start(friend, '150.00'));
      await deposits.deliver();
    };
    const { clock } = test.deps;
    await recharge();
    clock.advance(HOUR_MS);
    await off(clock.now());
    clock.advance(HOUR_MS);
    await recharge();

    expect(await followWagered(test)).toBe(2);
    expect(await rowsOf(agent.member.id)).toEqual([['recharge', 'first', 150_00]]);
    clock.advance(HOUR_MS);
    await on(clock.now());
    await recharge();
    await followWagered(test);
    expect(await rowsOf(agent.member.id)).toHaveLength(2);
  });

  it('[A30] [A57] bets count up to the minute agents are off, and from the minute they are on again', async () => {
    const { clock } = test.deps;
    clock.set(at('2027-03-10'));
    await settle();
    const { agent, friend } = await agentWithFriend();
    await play(friend, at('2027-03-10', 10), 100_00);
    await play(friend, at('2027-03-11', 9.9), 200_00, 50_00);
    await play(friend, at('2027-03-11', 10.1), 400_00);
    await play(friend, at('2027-03-12'), 800_00);
    await play(friend, at('2027-03-13', 17.9), 1_600_00);
    await play(friend, at('2027-03-13', 18.1), 3_200_00);
    await play(friend, at('2027-03-14'), 6_400_00, 6_400_00);
    await off(at('2027-03-11', 10));
    await on(at('2027-03-13', 18));
    clock.set(at('2027-04-01', 3));

    await settle();
    await settle();

    expect(await rowsOf(agent)).toEqual([
      ['betting', '2027-03-10', 100_00],
      ['betting', '2027-03-11', 200_00],
      ['betting', '2027-03-13', 3_200_00],
      ['betting', '2027-03-14', 6_400_00],
      // 100 + 150 + 3,200 + 0: what was won from the friend while there were agents.
      ['settlement', '2027-03', 3_450_00],
    ]);
    expect(await balanceOf(test.deps.db, test.siteKey, `member:${agent}:commission`)).toBe(9_90 + 345_00);
  });

  it('[A30] settles the month in which agents went for what was before, and none after it', async () => {
    const { clock } = test.deps;
    clock.set(at('2027-05-01', 4));
    await settle();
    const { agent, friend } = await agentWithFriend();
    await play(friend, at('2027-05-05'), 1_000_00);
    await play(friend, at('2027-05-25'), 9_000_00);
    await play(friend, at('2027-06-10'), 9_000_00);
    await off(at('2027-05-20', 0));
    clock.set(at('2027-07-01', 3));

    await settle();

    expect(await rowsOf(agent)).toEqual([
      ['betting', '2027-05-05', 1_000_00],
      ['settlement', '2027-05', 1_000_00],
    ]);
  });

  it('[A30] the database notes when the switch changes, however often', async () => {
    const { db } = test.deps;
    const siteKey = 'quiet';
    await db
      .insertInto('sites')
      .columns(['key', 'name', 'theme', 'languages', 'is_sandbox', 'compliance_profile', 'legal'])
      .expression(
        db
          .selectFrom('sites')
          .select(({ val }) => [
            val(siteKey).as('key'),
            'name',
            'theme',
            'languages',
            'is_sandbox',
            'compliance_profile',
            'legal',
          ])
          .where('key', '=', test.siteKey),
      )
      .execute();
    const feature = { site_key: siteKey, feature: 'without_agents' } as const;
    const databaseClock = async () =>
      (await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)).rows[0]?.at.getTime() ?? 0;
    /** The clock of PGlite goes by milliseconds, and two switches within one would have one instant. */
    const nextInstant = async () => {
      const before = await databaseClock();
      while ((await databaseClock()) === before);
    };
    const turn = async () => {
      await db.insertInto('site_features').values(feature).execute();
      await db.deleteFrom('site_features').where('site_key', '=', siteKey).execute();
      await nextInstant();
    };
    await db.insertInto('site_features').values({ site_key: siteKey, feature: 'chat_rain' }).execute();
    await turn();
    await turn();
    await db.insertInto('site_features').values(feature).execute();

    const pauses = await db
      .selectFrom('agency_pauses')
      .select(['from_at', 'until_at'])
      .where('site_key', '=', siteKey)
      .orderBy('from_at')
      .execute();

    expect(pauses.map(({ until_at: end }) => end !== null)).toEqual([true, true, false]);
    const edges = pauses.flatMap(({ from_at: begin, until_at: end }) => [begin, end ?? new Date()]);
    expect(edges).toEqual(edges.toSorted((one, other) => one.getTime() - other.getTime()));
  });

  it('[A30] a time has parts before, between and after its pauses', () => {
    const span = (from: number, to: number) => ({ from: new Date(from), to: new Date(to) });
    expect(outside(span(0, 10), [])).toEqual([span(0, 10)]);
    expect(outside(span(0, 10), [span(2, 3), span(5, 10)])).toEqual([span(0, 2), span(3, 5)]);
    expect(outside(span(0, 10), [span(0, 10)])).toEqual([]);
  });
});
