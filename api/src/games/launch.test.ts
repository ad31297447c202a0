import { marksOf } from '../../testing/marks-of.ts';
import { insertMember, openToken } from '../../testing/builders.ts';
import { useGameWorld } from '../../testing/game-world.ts';
import { transaction } from '../db/transaction.ts';
import { setLimit } from '../responsible-gaming/set-limit.ts';

const world = useGameWorld();
const LOGIN = 'POST /api/day7/day7LoginV2';

function launchOf(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    game_id: 1,
    platType: 'calcada',
    currency: 'BRL',
    device: 'mobile',
    return_url: `http://${world.siteKey}.test:4000/`,
    ...changes,
  };
}

describe('opening a game', () => {
  it('[R190] answers an address on the site itself with a token of 60 seconds, stored only as a hash', async () => {
    const { body } = await world.call(LOGIN, { body: launchOf() });

    const url = new URL(body.data.url);
    expect(url.origin).toBe(`http://${world.siteKey}.test:4000`);
    expect(url.pathname).toBe('/provider/launch');
    expect(Date.parse(body.data.expires_at) - world.deps.clock.now().getTime()).toBe(60_000);
    const stored = await world.deps.db
      .selectFrom('game_sessions')
      .selectAll()
      .where('id', '=', body.data.session_id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(url.searchParams.get('token'));
  });

  it.each([
    // A blocked member has no session any more (G26).
    ['frozen', marksOf(0), 401, 'unauthenticated'],
    ['self-excluded', marksOf(2), 401, 'unauthenticated'],
    ['demo', { is_demo: true }, 403, 'demo_member'],
  ])('[R190] refuses %s members', async (_, changes, refusal, error) => {
    const member = await insertMember(world.deps.db, world.siteKey);
    const token = await openToken(world.deps.db, member, world.deps.clock.now());
    await world.deps.db
      .updateTable('members')
      .set(changes)
      .where('site_key', '=', world.siteKey)
      .where('id', '=', member.id)
      .execute();

    const { status, body } = await world.call(LOGIN, { token, body: launchOf() });

    expect([status, body.error]).toEqual([refusal, error]);
  });

  it('[R190] refuses games the site does not offer, and pages that are not its own', async () => {
    await world.deps.db
      .updateTable('games')
      .set({ is_available: false })
      .where('site_key', '=', world.siteKey)
      .where('id', '=', 2)
      .execute();

    expect((await world.call(LOGIN, { body: launchOf({ game_id: 999 }) })).status).toBe(404);
    expect((await world.call(LOGIN, { body: launchOf({ platType: 'lua' }) })).status).toBe(404);
    expect((await world.call(LOGIN, { body: launchOf({ game_id: 2 }) })).body).toMatchObject({
      error: 'game_unavailable',
    });
    for (const return_url of ['https://evil.test/', 'javascript:alert(1)', '/lobby']) {
      expect((await world.call(LOGIN, { body: launchOf({ return_url }) })).body).toMatchObject({
        error: 'bad_request',
      });
    }
    expect((await world.call(LOGIN, { token: null, body: launchOf() })).status).toBe(401);
  });

  it('[R190] refuses a member whose own limit leaves no room for a bet, in words', async () => {
    const { memberId } = await world.player(50_00);
    const now = world.deps.clock.now();
    await transaction(world.deps.db, (tx) =>
      setLimit(tx, { siteKey: world.siteKey, memberId }, { kind: 'bet', period: 'day', most: 1 }, now),
    );
    const token = await openToken(world.deps.db, { siteKey: world.siteKey, id: memberId }, now);

    const { status, body } = await world.call(LOGIN, { token, body: { ...launchOf(), lang: 'pt' } });

    expect([status, body.error]).toEqual([403, 'play_limit_reached']);
    expect(body.message).toMatch(/^Um limite que você mesmo definiu/);
  });

  it('[R191] answers the wallet balance once per platform', async () => {
    const all = await world.call('GET /api/day7/getAllBalance', { query: { currency: 'BRL' } });
    const one = await world.call('GET /api/day7/getAllBalance', {
      query: { currency: 'BRL', platType: 'ipe' },
    });

    expect(all.body.data).toMatchObject({
      balance: '0.00',
      list: [{ platType: 'calcada' }, { platType: 'ipe' }, { platType: 'farol' }, { platType: 'lua' }],
    });
    expect(one.body.data).toEqual({ balance: '0.00', list: [{ platType: 'ipe', balance: '0.00' }] });
  });

  it('[R115] [A21] [R191] shows what the member has on every platform, in reais alone', async () => {
    const { memberId } = await world.player(12_345);
    const token = await openToken(
      world.deps.db,
      { siteKey: world.siteKey, id: memberId },
      world.deps.clock.now(),
    );
    const ask = (query: object) => world.call('GET /api/day7/getAllBalance', { token, query: { ...query } });

    const { balance, list } = (await ask({ currency: 'BRL' })).body.data;

    expect([balance, ...list.map((platform) => platform.balance)]).toEqual(Array(5).fill('123.45'));
    expect((await ask({ currency: 'BRL', platType: 'nobody' })).body.data).toEqual({ balance, list: [] });
    expect((await ask({ currency: 'USD' })).status).toBe(422);
    expect((await ask({})).status).toBe(422);
  });
});
