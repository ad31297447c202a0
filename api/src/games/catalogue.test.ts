import { GAME_TYPES } from '@mosaico/shared/api';
import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { transaction } from '../db/transaction.ts';
import { sandboxGames } from '../providers/game/sandbox.ts';
import { countBets } from './popularity.ts';
import { seedGames } from './seed.ts';
import { plainName, plainNamePattern } from './plain-name.ts';
import { useGameWorld } from '../../testing/game-world.ts';
import { marksOf } from '../../testing/marks-of.ts';
import { MEMBER_STATUS } from '../members/tables.ts';

const world = useGameWorld();
const LIST = 'GET /api/games/listsv2';
/** Every site leaves out twelve of the provider's titles. */
const TITLES = sandboxGames.games.length - 12;
const FOLLOW = 'POST /api/games/follow';

function namesOf(games: readonly { readonly name: string }[]): string[] {
  return games.map(({ name }) => name);
}

describe('the catalogue', () => {
  it('[G14] begins with one title of each kind, between slots of three reels; another site with other titles of them', async () => {
    const head = async (host?: string) => {
      const { body } = await world.call('GET /api/games/popular', { token: null, ...(host && { host }) });
      return body.data.slice(0, 18);
    };
    const isSimple = ({ game_id: id }: { game_id: number }) => id <= 60;
    const games = await head();

    expect(games.map(isSimple)).toEqual(games.map((_, index) => index % 2 === 1));
    expect(new Set(games.map(({ game_type: type }) => type))).toEqual(new Set(GAME_TYPES));

    const other = await insertSite(world.deps.db);
    const siteKeys = [world.siteKey, other];
    await transaction(world.deps.db, (tx) => seedGames(tx, { siteKeys }));
    world.deps.clock.advance(60_000);
    const elsewhere = await head(`${other}.test`);
    expect(elsewhere.map(isSimple)).toEqual(games.map(isSimple));
    expect(namesOf(elsewhere).filter((name) => namesOf(games).includes(name))).toEqual([]);
  });

  it('[R182] lists the studios with what they offer', async () => {
    const { body } = await world.call('GET /api/games/apisv2', { token: null });

    expect(body.data.map(({ api_name }) => api_name)).toEqual(['calcada', 'ipe', 'farol', 'lua']);
    expect(body.data.every(({ game_types: types, count }) => types.includes('slot') && count > 0)).toBe(true);
    expect(new Set(body.data.flatMap(({ game_types: types }) => types))).toEqual(new Set(GAME_TYPES));
    expect(body.data.reduce((sum, { count }) => sum + count, 0)).toBe(TITLES);
  });

  it('[A20] answers studios at `apisv2` and games at `listsv2`, each game of one of these studios', async () => {
    const { body: studios } = await world.call('GET /api/games/apisv2', { token: null });
    const { body: games } = await world.call(LIST, { token: null, query: { limit: 100 } });

    expect(games.data.total).toBe(TITLES);
    for (const { api_name: apiName, count } of studios.data)
      expect(games.data.list.filter((game) => game.api_name === apiName)).toHaveLength(count);
  });

  it('[G14] offers at least 40 titles, each with its return to player and limits', async () => {
    const { body } = await world.call(LIST, { token: null, query: { limit: 100 } });

    expect(body.data.total).toBeGreaterThanOrEqual(40);
    expect(new Set(namesOf(body.data.list)).size).toBe(body.data.total);
    for (const { name, rtp } of body.data.list) {
      const offered = sandboxGames.games.find((game) => game.name === name);
      expect(Number(rtp) * 100).toBeCloseTo(offered?.rtpHundredths ?? 0, 6);
    }
    expect(body.data.list.find(({ name }) => name === 'Onda Dourada')).toMatchObject({
      img: 'cover:sea:101',
      min_bet: '0.20',
      max_bet: '100.00',
      is_follow: 0,
    });
  });

  it.each(['popular', 'name', 'new', 'rtp', 'match'])(
    '[R183] [G28] pages of the order "%s" show every game exactly once',
    async (sort) => {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(TITLES / 10) }, (_, index) =>
          world.call(LIST, { query: { sort, page: index + 1, limit: 10 } }),
        ),
      );

      const ids = pages.flatMap(({ body }) => body.data.list.map(({ game_id: id }) => id));
      expect(ids).toHaveLength(TITLES);
      expect(new Set(ids).size).toBe(TITLES);
    },
  );

  it.each(['popular', 'name', 'new', 'rtp', 'match'])(
    '[R183] [G28] read on after its last game, the order "%s" shows every game exactly once while games become popular',
    async (sort) => {
      const ids: number[] = [];
      let before: string | null | undefined;
      while (before !== null) {
        const { body } = await world.call(LIST, { query: { sort, limit: 10, ...(before && { before }) } });
        ids.push(...body.data.list.map(({ game_id: id }) => id));
        before = body.data.next ?? null;
        // What was shown becomes popular, and nothing else.
        await world.deps.db
          .updateTable('games')
          .set({ week_bets: 7 })
          .where('site_key', '=', world.siteKey)
          .where('id', 'in', ids)
          .execute();
      }
      await world.deps.db.updateTable('games').set({ week_bets: 0 }).execute();

      expect(ids).toHaveLength(TITLES);
      expect(new Set(ids).size).toBe(TITLES);
    },
  );

  it('[R183] takes any cursor that the contract lets in', async () => {
    for (const sort of ['popular', 'name', 'match'])
      for (const before of ['0', '99999999999999.999999999999999', '5.1'])
        expect(
          (await world.call(LIST, { query: { sort, before, name: sort === 'match' ? 'a' : '' } })).status,
        ).toBe(200);
  });

  it.each([
    ['onda dorada', 'Onda Dourada'],
    ['tucanu expres', 'Tucano Express'],
    ['orbta', 'Órbita 7'],
    ['ouro carnaval', 'Carnaval de Ouro'],
    ['farao noite', 'Faraó da Noite'],
    ['esmeralda rael', 'Esmeralda Real'],
    ['zzqwx', null],
  ])('[A29] finds what was meant: "%s"', async (name, found) => {
    const { body } = await world.call(LIST, { query: { name, sort: 'match' } });

    expect(namesOf(body.data.list)[0] ?? null).toBe(found);
    expect(body.data.is_close).toBe(found ? 1 : 0);
    expect(body.data.list.length).toBeLessThan(6);
  });

  it('[A29] shows names that begin with the text first, then words that do, and nothing that is only close beside them', async () => {
    const { body } = await world.call(LIST, { query: { name: 'da', sort: 'match', limit: 100 } });

    const names = namesOf(body.data.list).map(plainName);
    const ranks = names.map((name) => (name.startsWith('da') ? 0 : name.includes(' da') ? 1 : 2));
    expect(ranks).toEqual([...ranks].sort());
    expect(names.every((name) => name.includes('da'))).toBe(true);
    expect(body.data.is_close).toBe(0);
    expect(names.length).toBe(body.data.total);
  });

  it.each([
    ['ORBITA', 'Órbita 7'],
    ['ás de', 'Ás de Ouro'],
    ['as  DE our', 'Ás de Ouro'],
    ['jade do ipe', 'Jade do Ipê'],
  ])('[R95] [A29] finds by name whatever accents and case: %s', async (name, found) => {
    const { body } = await world.call(LIST, { query: { name } });

    expect(namesOf(body.data.list)).toEqual([found]);
  });

  it('[R183] takes the signs of a search literally', async () => {
    for (const name of ['%', '_', '\\', "'; drop table games;--"]) {
      expect((await world.call(LIST, { query: { name } })).body.data).toMatchObject({ list: [], total: 0 });
    }
    expect(plainNamePattern('50%_\\')).toBe('%50\\%\\_\\\\%');
    expect(plainName('  Maré   DE Pérolas ')).toBe('mare de perolas');
  });

  it('[R71] [R183] finds one game of this site by its number', async () => {
    const [first] = (await world.call(LIST, { query: { limit: 1 } })).body.data.list;

    const { body } = await world.call(LIST, { query: { game_id: first?.game_id } });

    expect(body.data).toMatchObject({ list: [{ name: first?.name }], total: 1 });
    expect((await world.call(LIST, { query: { game_id: 999_999 } })).body.data.total).toBe(0);
    for (const game_id of ['0', '-1', 'x', '99999999999'])
      expect((await world.call(LIST, { query: { game_id } })).status).toBe(422);
  });

  it('[R183] filters by studio and sorts by name and by return', async () => {
    const { body } = await world.call(LIST, { query: { api_name: 'lua', sort: 'rtp', limit: 100 } });

    const rtps = body.data.list.map(({ rtp }) => Number(rtp));
    expect(body.data.list.every(({ api_name }) => api_name === 'lua')).toBe(true);
    expect(rtps).toEqual([...rtps].sort((a, b) => b - a));
    expect((await world.call(LIST, { query: { sort: 'nothing' } })).status).toBe(422);
  });

  it('[R188] [R114] lists promotional games, by name', async () => {
    const all = await world.call('GET /api/games/promotion', { token: null });
    const [wanted = ''] = namesOf(all.body.data);
    const some = await world.call('GET /api/games/promotion', { query: { name: wanted.toUpperCase() } });

    expect(all.body.data.length).toBeGreaterThan(5);
    expect(namesOf(some.body.data)).toContain(wanted);
    expect(some.body.data.length).toBeLessThan(all.body.data.length);
  });

  it('[R94] [R114] [R185] [R186] [R187] keeps favourites: adding and removing twice is once', async () => {
    const member_id = world.member.id;
    const change = { body: { game_id: 3, member_id } };

    for (const _ of [1, 2]) expect((await world.call('POST /api/games/follow/set', change)).status).toBe(200);
    const listed = await world.call(FOLLOW, { query: { member_id, name: 'CAJU' } });
    const inLobby = await world.call(LIST, { query: { name: 'caju' } });
    const forVisitor = await world.call(LIST, { query: { name: 'caju' }, token: null });

    expect(listed.body.data).toMatchObject([{ game_id: 3, is_follow: 1 }]);
    expect((await world.call(FOLLOW, { query: { member_id, name: 'onda' } })).body.data).toEqual([]);
    expect([inLobby.body.data.list[0]?.is_follow, forVisitor.body.data.list[0]?.is_follow]).toEqual([1, 0]);
    for (const _ of [1, 2])
      expect((await world.call('POST /api/games/follow/delete', change)).status).toBe(200);
    expect((await world.call(FOLLOW, { query: { member_id } })).body.data).toEqual([]);
  });

  it('[G45] tells the games the member opened last, each once, the latest first, and nobody else', async () => {
    const player = await world.player(0);
    for (const gameId of [7, 2, 7, 5, 2]) {
      await world.launch(player, gameId);
      world.deps.clock.advance(1_000);
    }
    const { siteKey, memberId: id } = player;
    const token = await openToken(world.deps.db, { siteKey, id }, world.deps.clock.now());

    const { body } = await world.call('GET /api/games/recent', { token });

    expect(body.data.map(({ game_id }) => game_id)).toEqual([2, 5, 7]);
    expect((await world.call('GET /api/games/recent')).body.data).toEqual([]);
    expect((await world.call('GET /api/games/recent', { token: null })).status).toBe(401);
  });

  it('[G45] [G31] tells no games to go on with to who has excluded themselves', async () => {
    const player = await world.player(0);
    await world.launch(player, 7);
    const { siteKey, memberId: id } = player;
    await world.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.selfExcluded))
      .where('id', '=', id)
      .execute();
    const token = await openToken(world.deps.db, { siteKey, id }, world.deps.clock.now());

    expect((await world.call('GET /api/games/recent', { token })).body.data).toEqual([]);
  });

  it('[R95] [R113] refuses the favourites of another member, and games the site does not have', async () => {
    const other = await insertMember(world.deps.db, world.siteKey);

    expect((await world.call(FOLLOW, { query: { member_id: other.id } })).status).toBe(403);
    expect(
      (await world.call('POST /api/games/follow/set', { body: { game_id: 1, member_id: other.id } })).status,
    ).toBe(403);
    expect(
      (await world.call('POST /api/games/follow/set', { body: { game_id: 999, member_id: world.member.id } }))
        .status,
    ).toBe(404);
    expect((await world.call(FOLLOW, { token: null, query: { member_id: other.id } })).status).toBe(401);
  });

  it('[R14] keeps the sites apart: another selection, favourites of its own', async () => {
    const siteKey = await insertSite(world.deps.db);
    await transaction(world.deps.db, (tx) => seedGames(tx, { siteKeys: [world.siteKey, siteKey] }));
    world.deps.clock.advance(10_001); // the hosts of sites are read anew
    const member = await insertMember(world.deps.db, siteKey);
    const there = {
      host: `${siteKey}.test`,
      token: await openToken(world.deps.db, member, world.deps.clock.now()),
    };
    await world.call('POST /api/games/follow/set', { body: { game_id: 20, member_id: world.member.id } });

    const { body } = await world.call(LIST, { ...there, query: { limit: 100 } });

    expect(body.data.total).toBe(TITLES);
    expect(body.data.list.some(({ game_id: id }) => id === 1)).toBe(false);
    expect((await world.call(FOLLOW, { ...there, query: { member_id: member.id } })).body.data).toEqual([]);
    expect(
      (
        await world.call('POST /api/games/follow/set', {
          ...there,
          body: { game_id: 1, member_id: member.id },
        })
      ).status,
    ).toBe(404);
  });

  it('[R189] [R114] ranks popular games by the bets of the last seven days, then by sort order', async () => {
    const players = await threePlayers();
    await betsOfEach(players, 5, 2);
    world.deps.clock.advance(8 * 24 * 3_600_000);
    await betsOfEach(players, 9, 1);
    await betsOfEach(players, 11, 2);
    await countBets(world.deps.db, world.deps.clock.now());

    const { body } = await world.call('GET /api/games/popular', { token: null });
    const unplayed = await world.deps.db
      .selectFrom('games')
      .select('id')
      .where('site_key', '=', world.siteKey)
      .where('id', 'not in', [9, 11])
      .orderBy('sort_order')
      .limit(3)
      .execute();

    expect(body.data.map(({ game_id: id }) => id).slice(0, 5)).toEqual([
      11,
      9,
      ...unplayed.map(({ id }) => id),
    ]);
    const named = await world.call('GET /api/games/popular', { query: { name: 'neon' } });
    expect(namesOf(named.body.data)).toContain('Neon Copacabana');
    expect(namesOf(named.body.data).filter((name) => !/neon/i.test(name))).toEqual([]);
  });

  describe('what is hot [R189]', () => {
    const isHot = ({ is_hot: value }: { is_hot: number }) => value === 1;
    const allGames = async () =>
      (await world.call(LIST, { token: null, query: { limit: 100, sort: 'name' } })).body.data.list;
    /** The week's bets of games, by their ids; no other game was played. */
    const played = async (bets: Readonly<Record<number, number>>) => {
      const games = world.deps.db.updateTable('games').where('site_key', '=', world.siteKey);
      await games.set({ week_bets: 0 }).execute();
      for (const [id, count] of Object.entries(bets))
        await games.set({ week_bets: count }).where('id', '=', Number(id)).execute();
    };
    afterEach(() => played({}));

    it('are the first twelve of the popular order, in every list', async () => {
      const ids = (await allGames()).map(({ game_id: id }) => id).slice(0, 20);
      await played(Object.fromEntries(ids.map((id, place) => [id, 100 - place])));

      const { body: popular } = await world.call('GET /api/games/popular', { token: null });

      expect(popular.data.filter(isHot).map(({ game_id: id }) => id)).toEqual(ids.slice(0, 12));
      expect(new Set((await allGames()).filter(isHot).map(({ game_id: id }) => id))).toEqual(
        new Set(ids.slice(0, 12)),
      );
    });

    it('are only games that were played: none where nobody has', async () => {
      expect((await allGames()).filter(isHot)).toEqual([]);

      await played({ 5: 3, 9: 1 });

      expect(
        (await allGames())
          .filter(isHot)
          .map(({ game_id: id }) => id)
          .sort(),
      ).toEqual([5, 9]);
    });
  });

  it('[R189] calls none hot on a site with so few games that nearly all would be', async () => {
    const { db } = world.deps;
    const hotOnes = async () => {
      const { body } = await world.call(LIST, { token: null, query: { limit: 100 } });
      return {
        games: body.data.total,
        hot: body.data.list.filter(({ is_hot: value }) => value === 1).length,
      };
    };
    const ids = await db
      .selectFrom('games')
      .select('id')
      .where('site_key', '=', world.siteKey)
      .orderBy('id')
      .execute();
    const close = (from: number) =>
      db
        .updateTable('games')
        .set({ is_available: false })
        .where('site_key', '=', world.siteKey)
        .where(
          'id',
          'in',
          ids.slice(from).map(({ id }) => id),
        )
        .execute();

    await db.updateTable('games').set({ week_bets: 1 }).where('site_key', '=', world.siteKey).execute();
    await close(18);
    expect(await hotOnes()).toEqual({ games: 18, hot: 12 });
    await close(17);
    expect(await hotOnes()).toEqual({ games: 17, hot: 0 });
    await db.updateTable('games').set({ week_bets: 0 }).where('site_key', '=', world.siteKey).execute();
  });

  it('[R189] calls popular what three members bet on, not what two bet on often, and lets one who bets often weigh no more than ten bets an hour', async () => {
    const { db, clock } = world.deps;
    clock.advance(8 * 24 * 3_600_000);
    const [one, two, three] = await threePlayers();
    for (const player of [one, two]) await bets(player, 7, 12);
    await bets(one, 9, 14);
    await bets(two, 9, 1);
    await countBets(db, clock.now());
    expect(await weekBets()).toEqual([]);

    clock.advance(3 * 3_600_000);
    await bets(one, 9, 2);
    await bets(three, 9, 1);
    await countBets(db, clock.now());

    // Ten of the first hour's fourteen, and four more.
    expect(await weekBets()).toEqual([{ id: 9, week_bets: 14 }]);
  });

  it('[R189] counts anew what a version before counted without its members', async () => {
    const { db, clock } = world.deps;
    clock.advance(8 * 24 * 3_600_000);
    await betsOfEach(await threePlayers(), 7, 2);
    await countBets(db, clock.now());
    await db.updateTable('game_bet_counts').set({ bets: 99, players: null }).execute();
    clock.advance(2 * 24 * 3_600_000);

    await countBets(db, clock.now());

    expect(await weekBets()).toEqual([{ id: 7, week_bets: 6 }]);
  });

  it('[R189] counts a bet once, however often and by however many processes it is counted, and not when it was taken back', async () => {
    const { db, clock } = world.deps;
    clock.advance(8 * 24 * 3_600_000);
    const players = await threePlayers();
    await betsOfEach(players, 7, 3);
    await Promise.all([countBets(db, clock.now()), countBets(db, clock.now())]);
    clock.advance(3 * 3_600_000);
    await betsOfEach(players, 7, 2);
    await betsOfEach(players, 8, 1);
    await countBets(db, clock.now());
    await db
      .updateTable('game_transactions')
      .set({ rolled_back_at: clock.now() })
      .where('game_id', '=', 7)
      .where('created_at', '=', clock.now())
      .execute();

    await countBets(db, clock.now());

    expect(await weekBets()).toEqual([
      { id: 7, week_bets: 9 },
      { id: 8, week_bets: 3 },
    ]);
  });
});

/** The games that are popular, with the bets that count for them. */
function weekBets() {
  return world.deps.db
    .selectFrom('games')
    .select(['id', 'week_bets'])
    .where('week_bets', '>', 0)
    .orderBy('id')
    .execute();
}

type Player = Awaited<ReturnType<typeof world.player>>;

/** As many members as make a game popular. */
async function threePlayers(): Promise<readonly [Player, Player, Player]> {
  return [await world.player(10_000), await world.player(10_000), await world.player(10_000)];
}

async function betsOfEach(players: readonly Player[], gameId: number, count: number): Promise<void> {
  for (const player of players) await bets(player, gameId, count);
}

async function bets(
  player: { siteKey: string; memberId: number },
  gameId: number,
  count: number,
): Promise<void> {
  const opened = await world.wallet.authenticate({
    site: world.siteKey,
    token: await world.launch(player, gameId),
  });
  if (opened.kind !== 'ok') throw new Error('no session');
  const { session_token: token, game_code } = opened.answer;
  for (let index = 0; index < count; index += 1) {
    const frame = { transaction_uuid: world.deps.random.uuid(), round_id: world.deps.random.uuid() };
    await world.wallet.bet({
      site: world.siteKey,
      token,
      game_code,
      currency: 'BRL',
      amount_centavos: 20,
      ...frame,
    });
  }
}
