/** See `pnpm bench:games` in CONTRIBUTING.md. */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../src/db/open-database.ts';
import type { Db } from '../../src/db/tables.ts';
import { countBets } from '../../src/games/popularity.ts';
import { insertManyGames } from '../../testing/many-games.ts';
import { createDatabase, databaseUrl } from '../../testing/postgres-databases.ts';
import { startPostgres } from '@mosaico/shared/server/testing';
import { startApis } from '../api-processes.ts';
import { type Call, measure } from '../callers.ts';
import { gatherStatistics } from '../world.ts';
import { plansOf } from './plans.ts';

const { values: options } = parseArgs({
  options: {
    titles: { type: 'string', default: '1000,20000' },
    callers: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '3' },
    bets: { type: 'string', default: '200000' },
    plans: { type: 'boolean', default: false },
  },
});

/** So many the sandbox has itself; more are rows that nobody can play. */
const PLAYABLE = 1_000;
const FIRST_ID_OF_ROWS = 100_000;

const sizes = options.titles.split(',').map(Number);
const LISTS = '/api/games/listsv2?lang=pt&limit=24';
const QUESTIONS: readonly (readonly [string, string])[] = [
  ['by popularity', `${LISTS}&sort=popular`],
  ['by name', `${LISTS}&sort=name`],
  ['by return', `${LISTS}&sort=rtp`],
  ['page 40 by popularity', `${LISTS}&sort=popular&page=40`],
  ['search: a word', `${LISTS}&sort=match&name=esmeralda`],
  ['search: two letters', `${LISTS}&sort=match&name=es`],
  ['search: with slips', `${LISTS}&sort=match&name=esmerauda+turbo`],
  ['search: nothing like it', `${LISTS}&sort=match&name=zzxqyw`],
  ['the popular row', '/api/games/popular?lang=pt'],
  ['the studios', '/api/games/apisv2?lang=pt'],
  ['the winners', '/api/games/winners?lang=pt'],
];

const server = await startPostgres();
try {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server.url, name);
  const url = databaseUrl(server.url, name);
  const apis = await startApis(resolve(import.meta.dirname, '../../..'), url, 1, {
    CATALOGUE_TITLES: String(Math.min(PLAYABLE, ...sizes)),
  });
  const database = await openDatabase({ url });
  try {
    await measureAll(database.jobs, url, apis.ports);
  } finally {
    await database.close();
    await apis.stop();
  }
} finally {
  await server.stop();
}

async function measureAll(db: Db, url: string, ports: readonly number[]): Promise<void> {
  const { site_key: siteKey } = await db
    .selectFrom('sites')
    .select('key as site_key')
    .where('key', '=', 'demo')
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_key', '=', siteKey)
    .executeTakeFirstOrThrow();
  let titles = Number(count);
  say('| titles | asked | answers/s | p50 ms | p99 ms |');
  say('| --- | --- | --- | --- | --- |');
  for (const wanted of sizes) {
    await insertManyGames(db, siteKey, wanted - titles, FIRST_ID_OF_ROWS + titles);
    titles = Math.max(titles, wanted);
    await gatherStatistics(url);
    for (const [asked, path] of QUESTIONS) await report(ports, titles, asked, path);
  }
  await addBets(url, siteKey, Number(options.bets));
  await gatherStatistics(url);
  for (const round of ['first', 'next']) {
    const begin = performance.now();
    await countBets(db, new Date());
    const ms = (performance.now() - begin).toFixed(0);
    say(`Popularity of ${titles} titles from ${options.bets} bets of a week, the ${round} round: ${ms} ms`);
  }
  await report(ports, titles, 'by popularity, with bets', `${LISTS}&sort=popular`);
  if (options.plans) say(await plansOf(db, url, siteKey));
}

async function report(ports: readonly number[], titles: number, asked: string, path: string): Promise<void> {
  const call: Call = { method: 'GET', kind: asked, path, headers: {}, body: '', expects: '"code":200' };
  const condition = { callers: Number(options.callers), seconds: Number(options.seconds) };
  const { perSecond, latencies, failures } = await measure(ports, condition, () => call);
  const { p50, p99 } = latencies[asked] ?? { p50: NaN, p99: NaN };
  say(`| ${titles} | ${asked} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`);
  for (const [answer, times] of Object.entries(failures)) say(`${times} times answered: ${answer}`);
}

/** Bets of a week, as rows alone: no money has moved for them, and nothing that follows a bet is counted. */
async function addBets(url: string, siteKey: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into game_transactions (site_key, integration, transaction_uuid, kind, request_uuid, round_id, member_id, game_id,
       amount_centavos, content_hash, balance_centavos, created_at)
     select $1, 'bench', gen_random_uuid(), 'bet', gen_random_uuid(), 'bench-' || n, member.id + n % 500,
       game.ids[1 + (n * 7919::bigint) % least(1000, cardinality(game.ids))], 100, 'x', 0, now() - (n % 604800) * interval '1 second'
     from generate_series(1, $2::int) n, (select min(id) as id from members where site_key = $1) member,
       (select array_agg(id order by sort_order, id) as ids from games where site_key = $1) game`,
    [siteKey, count],
  );
  await client.end();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
