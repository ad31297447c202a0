import { openToken } from '../../../testing/builders.ts';
import { useGameWorld, type Player } from '../../../testing/game-world.ts';

const world = useGameWorld();
const RECORD = 'POST /api/game/record?lang=zh_cn';
const DETAILS = 'GET /api/game/record/details';

/** The provider is asked over HTTP. */
beforeAll(async () => {
  const selfUrl = await world.app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(world.deps.config, { selfUrl });
});

const tokenOf = ({ siteKey, memberId: id }: Player) =>
  openToken(world.deps.db, { siteKey, id }, world.deps.clock.now());

/** A game that is opened as a browser does, and its rounds. */
async function sit(player: Player, gameId = 1) {
  const host = `${world.siteKey}.test`;
  const opened = await world.app.inject({
    method: 'POST',
    url: '/provider/api/launch',
    headers: { host },
    payload: { site: world.siteKey, token: await world.launch(player, gameId) },
  });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const { session } = opened.json<{ session: string }>();
  return async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/provider/api/play',
      headers: { host, cookie, 'x-game-session': session },
      payload: { requestId: world.deps.random.uuid(), betCentavos: 100, choices: null },
    });
    return answer.json<{ round?: { id: string; winCentavos: number; picture: unknown } }>();
  };
}

describe('the record of rounds [R184]', () => {
  it('tells a round with its bet and its win, and nobody else’s', async () => {
    const player = await world.player(10_000);
    const { round } = await (await sit(player))();
    const token = await tokenOf(player);

    const { body } = await world.call(RECORD, { token, body: {} });

    expect(body.data).toMatchObject({
      total: 1,
      next: null,
      list: [{ round_id: round?.id, game_id: 1, state: 'closed', bets: 1, bet: '1.00' }],
    });
    expect(Number(body.data.list[0]?.win)).toBe((round?.winCentavos ?? NaN) / 100);
    expect((await world.call(RECORD, { body: {} })).body.data.list).toEqual([]);
    expect((await world.call(RECORD, { token: null, body: {} })).status).toBe(401);
  });

  it('[G28] is read page by page, each round once, also where many began in one instant and new ones arrive', async () => {
    const player = await world.player(100_000);
    const play = await sit(player);
    const token = await tokenOf(player);
    for (let index = 0; index < 7; index += 1) {
      if (index === 5) world.deps.clock.advance(1_000);
      await play();
    }

    const ids: string[] = [];
    let before: string | null | undefined;
    while (before !== null) {
      const { body } = await world.call(RECORD, { token, body: { limit: 2, ...(before && { before }) } });
      ids.push(...body.data.list.map(({ round_id: id }) => id));
      before = body.data.next;
      world.deps.clock.advance(1_000);
      if (ids.length === 2) await play();
    }

    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  });

  it('[R125] [A27] is narrowed to a period and a kind of game', async () => {
    const player = await world.player(10_000);
    const play = await sit(player);
    await play();
    world.deps.clock.advance(4 * 24 * 3_600_000);
    const totals = async (body: object) => {
      const answer = await world.call(RECORD, { token: await tokenOf(player), body });
      return answer.body.data.total;
    };

    expect([await totals({}), await totals({ period: '7d' }), await totals({ period: '3d' })]).toEqual([
      1, 1, 0,
    ]);
    expect([await totals({ game_type: 'slot' }), await totals({ game_type: 'dice' })]).toEqual([1, 0]);
    const token = await tokenOf(player);
    const statusOf = async (body: object) => (await world.call(RECORD, { token, body })).status;
    expect(await statusOf({ period: 'ever' })).toBe(422);
    for (const cursor of ['0', '99999999999999.999999999999999'])
      expect(await statusOf({ before: cursor })).toBe(200);
  });
});

describe('a round of the record [G47]', () => {
  it('names what is on the reels in the player’s language, each with its picture, and nothing where there are no reels', async () => {
    const player = await world.player(10_000);
    const token = await tokenOf(player);
    const { round } = await (await sit(player))();
    const detailsIn = async (lang: string) =>
      (await world.call(DETAILS, { token, query: { round_id: round?.id, game_id: 1, lang } })).body.data
        .symbols;

    const [english, portuguese] = [await detailsIn('en'), await detailsIn('pt')];
    const picture = await world.app.inject({
      url: english?.[0]?.img ?? '',
      headers: { host: `${world.siteKey}.test` },
    });

    expect([english?.length, english?.[0]?.name, portuguese?.[0]?.name]).toEqual([
      7,
      'golden wave',
      'onda dourada',
    ]);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(picture.body).toMatch(/^<svg /);
    for (const file of ['7.svg', '0', '-1.svg', '..%2f0.svg'])
      expect((await world.app.inject({ url: `/provider/symbols/slot-001/${file}` })).statusCode).toBe(404);
    expect((await world.app.inject({ url: '/provider/symbols/dice-001/0.svg' })).statusCode).toBe(404);
  });

  it('tells every bet and win with the balance after it, and what was drawn', async () => {
    const player = await world.player(10_000);
    const { round } = await (await sit(player))();
    const win = round?.winCentavos ?? NaN;
    const query = { round_id: round?.id, game_id: 1 };

    const { body } = await world.call(DETAILS, { token: await tokenOf(player), query });

    expect(body.data.moves.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['bet', '1.00', '99.00'],
      ['win', (win / 100).toFixed(2), (99 + win / 100).toFixed(2)],
    ]);
    expect(body.data.fair).toMatchObject({
      engine: 'reels',
      picture: round?.picture,
      nonce: 0,
      server_seed: null,
      is_cancelled: 0,
    });
    expect(body.data.fair?.server_seed_hash).toMatch(/^[0-9a-f]{64}$/);
    const other = await tokenOf(await world.player(0));
    expect((await world.call(DETAILS, { token: other, query })).status).toBe(404);
  });

  it('is there without what was drawn when the provider does not answer', async () => {
    const player = await world.player(10_000);
    const { round } = await (await sit(player))();
    const { selfUrl } = world.deps.config;
    Object.assign(world.deps.config, { selfUrl: 'http://127.0.0.1:9' });

    const { body } = await world.call(DETAILS, {
      token: await tokenOf(player),
      query: { round_id: round?.id, game_id: 1 },
    });
    Object.assign(world.deps.config, { selfUrl });

    expect(body.data).toMatchObject({ round: { state: 'closed' }, fair: null });
  });

  it('says that a bet went back', async () => {
    const player = await world.player(10_000);
    world.wire.fault = (call) => (call === 'bet' ? 'lost' : null);
    await (
      await sit(player)
    )();
    const token = await tokenOf(player);

    const { body } = await world.call(RECORD, { token, body: {} });
    const [record] = body.data.list;
    const details = await world.call(DETAILS, {
      token,
      query: { round_id: record?.round_id, game_id: record?.game_id },
    });

    expect(record).toMatchObject({ state: 'cancelled', bets: 0, bet: '0.00', result: '0.00' });
    expect(details.body.data.moves.map(({ kind, is_rolled_back: isBack }) => [kind, isBack])).toEqual([
      ['bet', 1],
      ['rollback', 0],
    ]);
    expect(details.body.data.fair).toMatchObject({ is_cancelled: 1 });
  });
});

describe('rounds that wait for the member [G47]', () => {
  it('are those in which their money still lies', async () => {
    const player = await world.player(10_000);
    const opened = await world.wallet.authenticate({
      site: world.siteKey,
      token: await world.launch(player, 2),
    });
    if (opened.kind !== 'ok') throw new Error('no session');
    const { session_token: token, game_code } = opened.answer;
    const bet = { transaction_uuid: world.deps.random.uuid(), round_id: 'left-open' };
    await world.wallet.bet({
      site: world.siteKey,
      token,
      game_code,
      currency: 'BRL',
      amount_centavos: 300,
      ...bet,
    });
    const as = { token: await tokenOf(player) };

    expect((await world.call('GET /api/games/unfinished', as)).body.data).toMatchObject([
      { round_id: 'left-open', game_id: 2, state: 'open', bet: '3.00' },
    ]);
    await world.wallet.win({
      site: world.siteKey,
      transaction_uuid: world.deps.random.uuid(),
      reference_transaction_uuid: bet.transaction_uuid,
      round_id: 'left-open',
      currency: 'BRL',
      amount_centavos: 0,
      round_closed: true,
    });
    expect((await world.call('GET /api/games/unfinished', as)).body.data).toEqual([]);
  });
});
