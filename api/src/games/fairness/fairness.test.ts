import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { SITE_PATH } from '@mosaico/shared/game-wallet';
import { openToken } from '../../../testing/builders.ts';
import { useGameWorld, type Player } from '../../../testing/game-world.ts';

const world = useGameWorld();
const SEEDS = 'GET /api/games/fairness';
const ROTATE = 'POST /api/games/fairness/rotate';
const ROUNDS = 'GET /api/games/fairness/rounds';

/** The provider is asked over HTTP. */
beforeAll(async () => {
  const selfUrl = await world.app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(world.deps.config, { selfUrl });
});

const tokenOf = ({ siteKey, memberId: id }: Player) =>
  openToken(world.deps.db, { siteKey, id }, world.deps.clock.now());

async function play(player: Player, count: number): Promise<void> {
  const host = `${world.siteKey}.test`;
  const opened = await world.app.inject({
    method: 'POST',
    url: '/provider/api/launch',
    headers: { host },
    payload: { site: world.siteKey, token: await world.launch(player) },
  });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const { session } = opened.json<{ session: string }>();
  for (let index = 0; index < count; index += 1)
    await world.app.inject({
      method: 'POST',
      url: '/provider/api/play',
      headers: { host, cookie, 'x-game-session': session },
      payload: { requestId: world.deps.random.uuid(), betCentavos: 100, choices: null },
    });
}

describe('the seeds of a member [G48]', () => {
  it('are committed to, used, and revealed when the member replaces them; every round of them is told', async () => {
    const player = await world.player(10_000);
    const token = await tokenOf(player);
    const {
      in_use: promised,
      next_server_seed_hash: next,
      verifier,
    } = (await world.call(SEEDS, { token })).body.data;
    await play(player, 3);

    const { body } = await world.call(ROTATE, { token, body: { client_seed: 'my-own-words' } });
    const [revealed] = body.data.revealed;
    const rounds = await world.call(ROUNDS, {
      token,
      query: { server_seed_hash: promised.server_seed_hash },
    });
    const later = await world.call(ROUNDS, {
      token,
      query: { server_seed_hash: promised.server_seed_hash, from_nonce: 2 },
    });

    expect(rounds.body.data.map(({ symbols }) => symbols?.length ?? null)).toEqual([7, null, null]);
    expect(later.body.data[0]?.symbols?.[0]).toEqual({
      name: expect.stringMatching(/./) as string,
      img: '/provider/symbols/slot-001/0.svg',
    });
    expect([promised.draws, verifier]).toEqual([0, '/provider/verify-rounds.mjs']);
    expect(revealed).toMatchObject({ ...promised, draws: 3 });
    expect(commitmentOf(revealed?.server_seed ?? '')).toBe(promised.server_seed_hash);
    expect(body.data.in_use).toEqual({ server_seed_hash: next, client_seed: 'my-own-words', draws: 0 });
    expect(rounds.body.data.map(({ nonce, server_seed: seed }) => [nonce, seed])).toEqual(
      [0, 1, 2].map((nonce) => [nonce, revealed?.server_seed]),
    );
    expect(later.body.data).toHaveLength(1);
  });

  it('are nobody else’s to see, and what is still in use shows no server seed', async () => {
    const player = await world.player(10_000);
    const token = await tokenOf(player);
    const { in_use: inUse } = (await world.call(SEEDS, { token })).body.data;
    await play(player, 1);
    const query = { server_seed_hash: inUse.server_seed_hash };

    const own = await world.call(ROUNDS, { token, query });
    const others = await world.call(ROUNDS, { token: await tokenOf(await world.player(0)), query });

    expect(own.body.data).toMatchObject([{ server_seed: null, nonce: 0 }]);
    expect(others.body.data).toEqual([]);
    expect((await world.call(SEEDS, { token: null })).status).toBe(401);
  });

  it('stay while a round is open', async () => {
    const player = await world.player(10_000);
    const token = await tokenOf(player);
    world.wire.fault = (call) => (call === 'bet' || call === 'rollback' ? 'cut' : null);
    await play(player, 1);

    const { status, body } = await world.call(ROTATE, { token, body: { client_seed: 'mine' } });

    expect([status, body.error]).toEqual([409, 'round_open']);
    expect((await world.call(SEEDS, { token })).body.data.revealed).toEqual([]);
  });

  it('are asked for with a client seed that any program can type', async () => {
    const token = await tokenOf(await world.player(0));

    for (const client_seed of ['', 'com espaço', 'ç', 'x'.repeat(65)])
      expect((await world.call(ROTATE, { token, body: { client_seed } })).status).toBe(422);
    for (const server_seed_hash of ['', 'z'.repeat(64), 'a'.repeat(63)])
      expect((await world.call(ROUNDS, { token, query: { server_seed_hash } })).status).toBe(422);
  });

  it('cannot be told while the provider does not answer', async () => {
    const token = await tokenOf(await world.player(0));
    const { selfUrl } = world.deps.config;
    Object.assign(world.deps.config, { selfUrl: 'http://127.0.0.1:9' });

    const { status } = await world.call(SEEDS, { token });
    Object.assign(world.deps.config, { selfUrl });

    expect(status).toBe(503);
  });
});

describe('the provider’s answers to sites [G48]', () => {
  it.each([
    ['without a signature', {}],
    ['with a wrong one', { 'x-timestamp': '1700000000000', 'x-signature': 'a'.repeat(64) }],
  ])('are not there %s', async (_, headers) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/provider${SITE_PATH}/seeds`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ site: world.siteKey, player_id: '1' }),
    });

    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'not_found' }]);
  });
});
