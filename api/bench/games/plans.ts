import pg from 'pg';
import type { Db } from '../../src/db/tables.ts';
import { favouriteGames, listGames, listProviders, popularGames } from '../../src/games/catalogue.ts';
import { countBets } from '../../src/games/popularity.ts';
import { latestWinners } from '../../src/games/winners/latest-winners.ts';

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}

/** What lobby and job ask the database, and how PostgreSQL answers it: `explain (analyze)` of each of their statements, which may write the same once more. */
export async function plansOf(db: Db, url: string, siteKey: string): Promise<string> {
  const asker = { siteKey, memberId: 1 };
  const page = { page: 1, limit: 24, language: 'pt' } as const;
  const questions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the first page by popularity', () => listGames(db, asker, { ...page, sort: 'popular' })],
    ['the first page by name', () => listGames(db, asker, { ...page, sort: 'name' })],
    ['a search for a word', () => listGames(db, asker, { ...page, name: 'esmeralda', sort: 'match' })],
    ['a search with slips', () => listGames(db, asker, { ...page, name: 'esmerauda turbo', sort: 'match' })],
    ['a search for a kind', () => listGames(db, asker, { ...page, name: 'plinko', sort: 'match' })],
    ['a search for two letters', () => listGames(db, asker, { ...page, name: 'es', sort: 'match' })],
    [
      'a search for a kind of one family',
      () => listGames(db, asker, { ...page, name: 'roleta', sort: 'match' }),
    ],
    ['a search for a studio', () => listGames(db, asker, { ...page, name: 'farol nove', sort: 'match' })],
    ['the popular row', () => popularGames(db, asker, '')],
    ['favourites', () => favouriteGames(db, asker, '')],
    ['the studios', () => listProviders(db, siteKey)],
    ['the winners', () => latestWinners(db, siteKey, new Date())],
    ['the job that counts the bets of a week', () => countBets(db, new Date())],
  ];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const told: string[] = [];
  for (const [name, ask] of questions)
    for (const { text, values } of await asked(ask)) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers) ${text}`,
        values,
      );
      told.push(`-- ${name}`, ...rows.map((row) => row['QUERY PLAN']), '');
    }
  await client.end();
  return told.join('\n');
}

/** The statements that are sent while something is asked. */
async function asked(ask: () => Promise<unknown>): Promise<Asked[]> {
  const found: Asked[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function watched(this: pg.Client, ...sent: unknown[]) {
    const [first, values] = sent;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    const given = Array.isArray(values) ? values : (first as { values?: unknown[] } | undefined)?.values;
    if (text && /^\s*(select|with|insert|delete)\b/i.test(text)) found.push({ text, values: given ?? [] });
    return Reflect.apply(query, this, sent) as ReturnType<typeof query>;
  } as typeof query;
  try {
    await ask();
  } finally {
    pg.Client.prototype.query = query;
  }
  return found;
}
