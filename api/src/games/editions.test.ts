import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { openToken } from '../../testing/builders.ts';
import { useGameWorld, type Player } from '../../testing/game-world.ts';
import { ConfigError } from '../config/config.ts';
import { offerTitles } from './editions.ts';

const world = useGameWorld();
const LIST = 'GET /api/games/listsv2';
const FEATURES_OF_EARLIER_TITLES = new URL(
  '../../migrations/0170_features_of_earlier_titles.sql',
  import.meta.url,
);

/** What a visitor sees of the catalogue. */
async function shown(query: { readonly name?: string; readonly sort?: string; readonly lang?: string } = {}) {
  const { body } = await world.call(LIST, { token: null, query: { limit: 100, ...query } });
  return body.data;
}

const allRows = async () =>
  (await sql`select * from games where site_key = ${world.siteKey} order by id`.execute(world.deps.db)).rows;

async function idOf(code: string): Promise<number> {
  const row = await world.deps.db
    .selectFrom('games')
    .select('id')
    .where('site_key', '=', world.siteKey)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Opens a game as its page does, and plays a round. @returns the status of the answer */
async function played(
  player: Player,
  code: string,
  bet: { betCentavos: number; choices: unknown },
): Promise<number> {
  const host = `${world.siteKey}.test`;
  const opened = await world.app.inject({
    method: 'POST',
    url: '/provider/api/launch',
    headers: { host },
    payload: { site: world.siteKey, token: await world.launch(player, await idOf(code)) },
  });
  const { session } = opened.json<{ session: string }>();
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/provider/api/play',
    headers: { host, cookie, 'x-game-session': session },
    payload: { requestId: world.deps.random.uuid(), ...bet },
  });
  return statusCode;
}

describe('a site that offers a thousand titles [G14]', () => {
  let before: Awaited<ReturnType<typeof shown>>;
  beforeAll(async () => {
    before = await shown();
    await offerTitles(world.deps.db, 1_000);
  });

  it('shows so many, its own before all editions', async () => {
    const { total, list } = await shown();

    expect(total).toBe(1_000);
    expect(list.slice(0, before.total)).toEqual(before.list);
  });

  it('finds them by what they say of themselves, behind the title that they are of', async () => {
    const { list } = await shown({ name: 'pôr do sol no arpoador', sort: 'match' });

    expect(list[0]?.name).toBe('Pôr do Sol no Arpoador');
    expect(list.length).toBeGreaterThan(9);
    expect(list.map(({ name }) => name)).toContain('Pôr do Sol no Arpoador · Cascatas, vol. média');
  });

  it.each([
    ['slot-001-storm', 100, null],
    ['lines-002-hold-wave', 100, null],
    ['hold-001-ways-calm', 100, null],
    ['dice-001-max2', 200, { side: 'low', winningRolls: 4_950 }],
  ])('lets a member play a round of %s, and tells it by its name', async (code, betCentavos, choices) => {
    const player = await world.player(10_000);

    expect(await played(player, code, { betCentavos, choices })).toBe(200);

    const member = { siteKey: player.siteKey, id: player.memberId };
    const token = await openToken(world.deps.db, member, world.deps.clock.now());
    const { body } = await world.call('POST /api/game/record?lang=zh_cn', { token, body: {} });
    expect(body.data.list).toMatchObject([
      { game_id: await idOf(code), name: expect.stringContaining(' · ') as string },
    ]);
  });

  it('takes no bet above the limit of an edition', async () => {
    const player = await world.player(10_000);

    expect(await played(player, 'slot-001-max2', { betCentavos: 300, choices: null })).toBe(400);
    expect(await played(player, 'slot-001-max2', { betCentavos: 200, choices: null })).toBe(200);
  });

  it('is the same after another start, also when two processes start at once', async () => {
    const rows = await allRows();
    await Promise.all([offerTitles(world.deps.db, 1_000), offerTitles(world.deps.db, 1_000)]);

    expect(await allRows()).toEqual(rows);
  });

  it('withdraws what is beyond a smaller number, and offers it again', async () => {
    await offerTitles(world.deps.db, 500);
    const fewer = await shown();
    await offerTitles(world.deps.db, 1);
    const own = await shown();
    await offerTitles(world.deps.db, 1_000);

    expect(fewer.total).toBe(500);
    expect(own).toEqual(before);
    expect((await shown()).total).toBe(1_000);
  });

  it('[A29] finds titles by what happens in them, also those that were offered before games said it', async () => {
    const withFeatures = await allRows();
    const { id: _id, ...edition } = await world.deps.db
      .selectFrom('games')
      .select(['id', 'site_key', 'code', 'name', 'name_plain', 'game_type', 'cover', 'rtp_hundredths'])
      .select(['min_bet_centavos', 'max_bet_centavos', 'is_new', 'is_promoted'])
      .where('site_key', '=', world.siteKey)
      .where('code', '=', 'lines-001')
      .executeTakeFirstOrThrow();
    const elsewhere = { ...edition, id: 90_000, provider_key: 'another', sort_order: 90_000 };
    await world.deps.db
      .insertInto('game_providers')
      .values({
        site_key: world.siteKey,
        key: 'another',
        id: 90,
        name: 'Another',
        icon: '',
        integration: 'hub88',
        sort_order: 90,
      })
      .execute();
    await world.deps.db.insertInto('games').values(elsewhere).execute();
    await sql`update games set features = '{}' where site_key = ${world.siteKey}`.execute(world.deps.db);
    const withFreeSpins = async () =>
      (await shown({ name: 'rodadas grátis', sort: 'match', lang: 'pt' })).total;
    expect(await withFreeSpins()).toBe(0);

    await sql.raw(await readFile(FEATURES_OF_EARLIER_TITLES, 'utf8')).execute(world.deps.db);

    const rows = await allRows();
    expect(rows.slice(0, -1)).toEqual(withFeatures);
    expect(rows.at(-1)).toMatchObject({ provider_key: 'another', features: [] });
    expect(await withFreeSpins()).toBeGreaterThan(6);
    await world.deps.db.deleteFrom('games').where('provider_key', '=', 'another').execute();
  });

  it('refuses a number that there is not', async () => {
    await expect(offerTitles(world.deps.db, 1_200)).rejects.toThrow(ConfigError);
    expect((await shown()).total).toBe(1_000);
  });
});
