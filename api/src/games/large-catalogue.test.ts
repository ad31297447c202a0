import { sql } from 'kysely';
import { insertManyGames } from '../../testing/many-games.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { useGameWorld } from '../../testing/game-world.ts';

const world = useGameWorld();
const LIST = 'GET /api/games/listsv2';
const COUNT = 1_000;

beforeAll(async () => {
  await insertManyGames(world.deps.db, world.siteKey, COUNT);
  await sql`analyze games`.execute(world.deps.db);
});

describe('a catalogue of a thousand titles and more', () => {
  it.each(['popular', 'name', 'new', 'rtp'])(
    '[R183] [G28] shows each once in the order "%s"',
    async (sort) => {
      const ids: number[] = [];
      let before: string | null | undefined;
      while (before !== null) {
        const { body } = await world.call(LIST, { query: { sort, limit: 100, ...(before && { before }) } });
        ids.push(...body.data.list.map(({ game_id: id }) => id));
        before = body.data.next ?? null;
      }

      expect(ids.length).toBeGreaterThan(COUNT);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('[A29] is searched with slips of the fingers, the closest first', async () => {
    const { body } = await world.call(LIST, { query: { name: 'esmerauda turbo', sort: 'match' } });

    expect(body.data.is_close).toBe(1);
    expect(body.data.list[0]?.name).toMatch(/^Esmeralda Turbo/);
  });
});

it('[A29] has every name in the index of the search, none on a list beside it that each search reads', async () => {
  const { rows } = await sql<{
    pages: string;
  }>`select gin_clean_pending_list('games_name_trigrams') as pages`.execute(world.deps.db);

  expect(Number(rows[0]?.pages)).toBe(0);
});

describeOnPostgres('its queries', () => {
  const planOf = async (query: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(world.deps.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it.each([
    ['R189', 'games_popular', sql`week_bets desc, sort_order, id`],
    ['R183', 'games_by_name', sql`name_plain collate "C", id`],
    ['R183', 'games_by_return', sql`rtp_hundredths desc, sort_order, id`],
    ['R183', 'games_by_newness', sql`is_new::int desc, sort_order, id`],
  ])(
    '[%s] find a page in their order by the index %s, without sorting the catalogue',
    async (_, index, order) => {
      const plan = await planOf(
        sql`select * from games where site_key = ${world.siteKey} and is_available order by ${order} limit 24`,
      );

      expect(plan).toContain(index);
      expect(plan).not.toContain('Sort');
    },
  );
});
