import { useGameWorld } from '../../testing/game-world.ts';

const TABLES = 'GET /api/games/tables';
const DIRECTORY_FRESH_MS = 10_000;

describe('the live tables of a site [R37]', () => {
  const world = useGameWorld();
  const tables = async (lang = 'pt') =>
    (await world.call(TABLES, { token: null, query: { lang } })).body.data.list;
  const ofSite = () =>
    world.deps.db.updateTable('games').where('site_key', '=', world.siteKey).where('code', '=', 'wheel-001');

  it('are told to anybody: one game each, its simulated players, and the round that is on', async () => {
    const list = await tables();
    const games = await world.call('GET /api/games/listsv2', { query: { game_type: 'live', limit: 100 } });

    const ids = games.body.data.list.map(({ game_id: id }) => id).sort((one, other) => one - other);
    expect(list.map(({ game_id: id }) => id)).toEqual(ids);
    for (const { is_simulated: isSimulated, rounds } of list) {
      expect(isSimulated).toBe(1);
      const current = rounds.find(({ ends_in_ms: ends }) => ends > 0);
      expect(current?.bets.length).toBeGreaterThan(0);
      const bets = current?.bets.map(({ bet }) => Number(bet)) ?? [];
      expect(bets).toEqual(bets.toSorted((one, other) => other - one));
    }
  });

  it('move on with the time alone, so that every process tells the same round', async () => {
    const [before] = await tables();
    world.deps.clock.advance(1_000);
    const [after] = await tables();

    expect(after?.rounds.map(({ plays_in_ms: ms, still }) => [ms + 1_000, still])).toEqual(
      before?.rounds.map(({ plays_in_ms: ms, still }) => [ms, still]),
    );
  });

  it('name their sides in the language of who asks', async () => {
    const textsOf = async (lang: string) =>
      (await tables(lang)).at(-1)?.rounds.map(({ result }) => result.text);

    for (const [pt, en] of [
      ['Sol', 'Sun'],
      ['Lua', 'Moon'],
      ['Empate', 'Tie'],
    ] as const)
      expect((await textsOf('en'))?.map((text) => text === en)).toEqual(
        (await textsOf('pt'))?.map((text) => text === pt),
      );
  });

  it('leave out a game that is not offered', async () => {
    const all = await tables();
    await ofSite().set({ is_available: false }).execute();
    const left = await tables();
    await ofSite().set({ is_available: true }).execute();

    expect(all.length - left.length).toBe(1);
  });

  it('have pictures on the site, kept for a day, and none of what cannot come', async () => {
    const [table] = await tables();
    const headers = { host: `${world.siteKey}.test` };
    for (const path of [table?.rounds[0]?.moving ?? '', table?.rounds[0]?.still ?? '']) {
      const answer = await world.app.inject({ url: path, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
    }
    for (const path of ['wheel-001/50.svg', 'wheel-001/1x1.svg', 'slot-001/1.svg', 'none/1.svg'])
      expect((await world.app.inject({ url: `/provider/tables/${path}`, headers })).statusCode).toBe(404);
  });

  it('are none where the sandbox does not serve the site', async () => {
    await world.deps.db
      .updateTable('sites')
      .set({ is_sandbox: false })
      .where('key', '=', world.siteKey)
      .execute();
    world.deps.clock.advance(DIRECTORY_FRESH_MS);

    expect(await tables()).toEqual([]);
  });
});
