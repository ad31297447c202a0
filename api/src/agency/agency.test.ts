import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { transaction } from '../db/transaction.ts';
import { countWager } from '../../testing/count-wager.ts';
import { deposit, reverseDeposit } from '../ledger/deposits.ts';
import { countValid, invitedFunnel } from '../members/invited-members.ts';
import { agencyRoutes } from './routes.ts';

describe('POST /api/agency/reward/claim', () => {
  const api = useApp({ routes: agencyRoutes }, { rateLimitFactor: 1 });

  it('[G25] is taken ten times a minute', async () => {
    const claims = [];
    for (let call = 0; call < 11; call += 1) claims.push(await api.call('POST /api/agency/reward/claim'));

    expect(claims.map(({ body }) => body.error)).toEqual([
      ...Array.from({ length: 10 }, () => 'nothing_to_claim'),
      'too_many_requests',
    ]);
  });
});

describe('GET /api/agency/mechanism', () => {
  const api = useApp({ routes: agencyRoutes });

  it.each(['recharge', 'betting', 'settlement'] as const)(
    '[R112] has the rules of this part as sentences, and the same as escaped HTML: %s',
    async (part) => {
      const { rules, rules_html = '' } = (await api.call(`GET /api/agency/mechanism/${part}`)).body.data;

      expect(rules.length).toBeGreaterThan(0);
      expect(rules_html.match(/<[^>]*>/g)).toEqual([
        '<ul>',
        ...rules.flatMap(() => ['<li>', '</li>']),
        '</ul>',
      ]);
      expect(itemsOf(rules_html)).toEqual(rules);
    },
  );

  /** What a reader of the HTML sees, item by item. */
  function itemsOf(html: string): readonly string[] {
    return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) =>
      text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    );
  }
});

describe('POST /api/agency/inviterecord', () => {
  const api = useApp({ routes: agencyRoutes });
  const invite = (account: string) =>
    insertMember(api.deps.db, api.siteKey, {
      account,
      inviter_id: api.member.id,
      root_inviter_id: api.member.id,
    });
  const at = () => api.deps.clock.now();
  const pay = (memberId: number, amountCentavos: number, key: string) =>
    transaction(api.deps.db, (tx) =>
      deposit(tx, { siteKey: api.siteKey, memberId, amountCentavos, at: at(), idempotencyKey: key }),
    );
  const wager = (memberId: number, amountCentavos: number) =>
    transaction(api.deps.db, (tx) =>
      countWager(tx, { siteKey: api.siteKey, memberId, gameType: 'slot', amountCentavos }),
    );

  it('lists the direct invitees, newest first, masked, with how far each came [R203, R215, R160]', async () => {
    const [only, paid, small, valid, reversed] = [
      await invite('aline_01'),
      await invite('bruno_02'),
      await invite('clara_03'),
      await invite('davi_04'),
      await invite('edu_05'),
    ];
    await pay(paid.id, 20_00, 'd-paid');
    await wager(paid.id, 19_99);
    await pay(small.id, 19_99, 'd-small');
    await wager(small.id, 100_00);
    await pay(valid.id, 20_00, 'd-valid');
    await pay(valid.id, 500_00, 'd-valid-2');
    await wager(valid.id, 20_00);
    const entry = await pay(reversed.id, 50_00, 'd-reversed');
    await transaction(api.deps.db, (tx) =>
      reverseDeposit(tx, { siteKey: api.siteKey, at: at(), depositEntryId: entry.id }),
    );
    await insertMember(api.deps.db, api.siteKey, { inviter_id: only.id, root_inviter_id: api.member.id });

    const { status, body } = await api.call('POST /api/agency/inviterecord');

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 5,
      page: 1,
      limit: 20,
      totals: { registered: 5, deposited: 3, valid: 1, held: 0 },
      valid_from: '20.00',
      held_reason: '',
    });
    expect(
      body.data.list.map((row) => [row.name_masked, row.first_deposit, row.total_bet, row.status]),
    ).toEqual([
      ['ed***', '0.00', '0.00', 'registered'],
      ['da***', '20.00', '20.00', 'valid'],
      ['cl***', '19.99', '100.00', 'deposited'],
      ['br***', '20.00', '19.99', 'deposited'],
      ['al***', '0.00', '0.00', 'registered'],
    ]);
  });

  it('pages, with totals over all [G28]', async () => {
    const { body } = await api.call('POST /api/agency/inviterecord', { body: { page: 2, limit: 2 } });

    expect(body.data.list.map((row) => row.name_masked)).toEqual(['cl***', 'br***']);
    expect(body.data.totals.registered).toBe(5);
  });

  it('[G38] says of an invitee who may be the agent, from the beginning, that they do not count yet, and why, until an operator has looked', async () => {
    const friend = await invite('gabi_06');
    const both = { site_key: api.siteKey, agent_id: api.member.id, member_id: friend.id };
    await api.deps.db
      .insertInto('agency_flags')
      .values({ ...both, other_id: api.member.id, cause: 'device', flagged_at: at() })
      .execute();
    const record = async () =>
      (await api.call('POST /api/agency/inviterecord', { body: { limit: 1 } })).body.data;
    const reason = expect.stringMatching(/^Same device or payment details as yours/);
    const funnel = () => invitedFunnel(api.deps.db, api.siteKey, api.member.id, new Date(0));
    const before = await funnel();

    expect(await record()).toMatchObject({
      list: [{ name_masked: 'ga***', status: 'registered', held_reason: reason }],
      totals: { held: 1 },
      held_reason: reason,
    });
    await pay(friend.id, 20_00, 'd-gabi');
    await wager(friend.id, 20_00);
    expect(await record()).toMatchObject({
      list: [{ name_masked: 'ga***', status: 'valid', held_reason: reason }],
      totals: { held: 1 },
      held_reason: reason,
    });
    expect(await funnel()).toMatchObject({ valid: before.valid, held: 1 });

    await api.deps.db
      .updateTable('agency_flags')
      .set({ cleared_at: at(), cleared_by: 'ana', reason: 'a couple' })
      .where('member_id', '=', friend.id)
      .execute();
    expect(await record()).toMatchObject({
      list: [{ held_reason: '' }],
      totals: { held: 0 },
      held_reason: '',
    });
    expect(await funnel()).toMatchObject({ valid: before.valid + 1, held: 0 });
  });

  it('[G38] [R203] says of an invitee who was found to be one person with the agent that they do not count', async () => {
    const friend = await invite('hana_07');
    await pay(friend.id, 20_00, 'd-hana');
    await wager(friend.id, 20_00);
    const both = { site_key: api.siteKey, agent_id: api.member.id, member_id: friend.id };
    const counted = async () => (await countValid(api.deps.db, api.siteKey, api.member.id)).counted;
    const before = await counted();

    await api.deps.db
      .insertInto('agency_flags')
      .values({
        ...both,
        other_id: api.member.id,
        cause: 'device',
        flagged_at: at(),
        confirmed_at: at(),
        confirmed_by: 'ana',
        reason: 'one person',
      })
      .execute();

    expect((await api.call('POST /api/agency/inviterecord', { body: { limit: 1 } })).body.data).toMatchObject(
      {
        list: [
          { name_masked: 'ha***', is_refused: true, held_reason: expect.stringMatching(/the same person/) },
        ],
        totals: { held: 0 },
        held_reason: '',
      },
    );
    expect(await counted()).toBe(before - 1);
  });

  it('shows only invitees of the agent’s own site [R14]', async () => {
    const other = await insertSite(api.deps.db);
    const agent = await insertMember(api.deps.db, other);
    await insertMember(api.deps.db, other, { inviter_id: agent.id });
    api.deps.clock.advance(10_000);

    const { body } = await api.call('POST /api/agency/inviterecord', {
      token: await openToken(api.deps.db, agent, at()),
      host: `${other}.test`,
    });

    expect(body.data).toMatchObject({ total: 1, totals: { registered: 1, deposited: 0, valid: 0, held: 0 } });
  });
});
