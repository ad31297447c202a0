/** See `pnpm crash-rehearsal` in docs/operations.md. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Db } from '../src/db/tables.ts';
import { unavailabilityOf } from '../src/db/unavailable.ts';
import { freePort, startPostgres } from '@mosaico/shared/server/testing';
import { type ApiProcess, apiProcess } from './api-process.ts';
import { killServer } from './kill-server.ts';
import { unfinished } from './promises.ts';
import { Rehearsal } from './rehearsal.ts';
import { makeWorld, OPERATOR_KEYS, type World } from './world.ts';

/** The longest that a process is left alone before the next kill. */
const LONGEST_LIFE_MS = 3_000;
/** After so many kills everything comes to its end, and is compared to the centavo. */
const SETTLES_EVERY = 10;
/** What the jobs may take to end everything; above all of their pauses and leases. */
const CATCH_UP_ROUNDS = 40;
const CATCH_UP_PAUSE_MS = 5_000;

const { values: options } = parseArgs({
  options: {
    pglite: { type: 'string', default: '50' },
    postgres: { type: 'string', default: '50' },
    server: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'mosaico-crashes-'));
const logs = join(folder, 'logs');
mkdirSync(logs);
const cleanUps: (() => Promise<void>)[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { seed } = options;
say(`Seed ${seed}, logs in ${logs}`);

try {
  if (Number(options.pglite) > 0) await onPGlite(Number(options.pglite));
  if (Number(options.postgres) > 0) await onPostgres('the API', Number(options.postgres));
  if (Number(options.server) > 0) await onPostgres('PostgreSQL', Number(options.server));
  rmSync(folder, { recursive: true });
} catch (error) {
  process.exitCode = 1;
  say(`${error instanceof Error ? error.stack : String(error)}\nOnce more: --seed ${seed}`);
} finally {
  await cleanUp();
}
// After a failure somebody may still be asking again and again.
process.exit();

/** One API with its embedded database, which is looked into between a kill and the next start. */
async function onPGlite(kills: number): Promise<void> {
  const dataDir = join(folder, 'pglite');
  const onDatabase = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase({ dataDir });
    try {
      await migrate(database);
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  const world = await onDatabase(makeWorld);
  const api = await anApi({ DATA_DIR: dataDir });
  const rehearsal = new Rehearsal({ title: 'the API on PGlite', seed, world, apis: [api], onDatabase, say });
  const strike = async () => {
    await api.kill();
    await rehearsal.look();
    await api.start();
  };
  const left = async () => {
    await api.stop();
    const count = await onDatabase(unfinished);
    if (count > 0) await api.start();
    return count;
  };
  await repeat(rehearsal, { kills, strike, left, start: () => api.start() });
}

/** Two APIs on one server; one of the three is killed again and again. */
async function onPostgres(victim: 'the API' | 'PostgreSQL', kills: number): Promise<void> {
  const server = await startPostgres();
  cleanUps.push(() => server.stop());
  const database = await openDatabase({ url: server.url });
  cleanUps.push(() => database.close());
  await migrate(database);
  const onDatabase = <Result>(work: (db: Db) => Promise<Result>) => whenUsable(() => work(database.jobs));
  const world: World = await makeWorld(database.jobs);
  const settings = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'unused') };
  const apis = [await anApi(settings), await anApi(settings)];
  const title = victim === 'the API' ? 'one of two APIs on PostgreSQL' : 'PostgreSQL under two APIs';
  const rehearsal = new Rehearsal({ title, seed, world, apis, onDatabase, say });
  const strike = async () => {
    const api = rehearsal.dice.pick(apis);
    await (victim === 'the API' ? api.kill() : killServer(server));
    if (victim === 'PostgreSQL') await server.start();
    await rehearsal.look();
    if (victim === 'the API') await api.start();
  };
  const start = async () => {
    for (const api of apis) await api.start();
  };
  const left = async () => {
    const count = await onDatabase(unfinished);
    if (count === 0) for (const api of apis) await api.stop();
    return count;
  };
  await repeat(rehearsal, { kills, strike, left, start });
  await cleanUp();
}

interface Course {
  readonly kills: number;
  /** Kills, and brings back what was killed. */
  readonly strike: () => Promise<void>;
  /** What the jobs have still to do; with nothing left, the APIs are ended. */
  readonly left: () => Promise<number>;
  /** Starts the APIs. */
  readonly start: () => Promise<void>;
}

async function repeat(rehearsal: Rehearsal, { kills, strike, left, start }: Course): Promise<void> {
  for (let done = 0; done < kills;) {
    await start();
    rehearsal.begin();
    const until = Math.min(kills, done + SETTLES_EVERY);
    for (; done < until; done += 1) {
      await setTimeout(rehearsal.dice.below(LONGEST_LIFE_MS));
      await strike();
    }
    await rehearsal.settle(() => untilDone(left));
  }
}

async function anApi(settings: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const api = apiProcess(await freePort(), { ...settings, OPERATOR_KEYS }, logs);
  cleanUps.push(() => api.kill());
  return api;
}

/** The last begun is ended first. */
async function cleanUp(): Promise<void> {
  for (const end of cleanUps.splice(0).toReversed()) await end();
}

/** @throws when the jobs do not come to their end */
async function untilDone(left: () => Promise<number>): Promise<void> {
  let count = 0;
  for (let round = 0; round < CATCH_UP_ROUNDS; round += 1) {
    await setTimeout(CATCH_UP_PAUSE_MS);
    count = await left();
    if (count === 0) return;
  }
  throw new Error(`the jobs have left ${count} things undone`);
}

/** A server that was killed needs a moment, and a connection that was open is lost. */
async function whenUsable<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!unavailabilityOf(error)) throw error;
      await setTimeout(200);
    }
  }
}
