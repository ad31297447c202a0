import { execFileSync } from 'node:child_process';
import pg from 'pg';
import type { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Unavailability } from '../src/db/unavailable.ts';
import type { Work, WorkLimits } from '../src/db/work.ts';
import { eventually } from './eventually.ts';
import { type PostgresServer, makeQuickFolder, startPostgres } from '@mosaico/shared/server/testing';
import { GENEROUS_LIMITS, type TestDatabase } from './test-database.ts';

/**
 * A PostgreSQL of one test file alone, which it may stop, freeze and start again. The database is migrated and opened with
 * `OWN_LIMITS`. Only for `describeOnPostgres`.
 */
export interface OwnPostgres extends TestDatabase {
  /** Ends the server as a crash does: nobody is told, nothing is written down. */
  crash(): Promise<void>;
  /** Asks the server to end: it takes no more connections, and ends when the open ones are closed. */
  shutDown(): void;
  /** Runs the server again, and resolves when it takes connections. */
  start(): Promise<void>;
  /** Stops all processes of the server where they are: connections stay open, nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Waits until the product knows that this is wrong with its database; null: nothing. */
  until(trouble: Unavailability | null): Promise<void>;
  /** Statements of the test's own, on a connection that the product does not know. */
  run(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** A connection of the test's own, closed after the test file. */
  connect(): Promise<pg.Client>;
}

/** A lock is soon given up; nothing else ends what a busy machine is still working at. */
const OWN_LIMITS = Object.fromEntries(
  Object.entries(GENEROUS_LIMITS).map(([work, limits]) => [work, { ...limits, connections: 6, lockMs: 500 }]),
) as Record<Work, WorkLimits>;
const CHECK_WITHIN_MS = 5_000;

/**
 * Starts the server before the tests of the block, ends it after them. Read inside tests and hooks.
 *
 * @param money other limits of the work that moves money
 */
export function useOwnPostgres(money: Partial<WorkLimits> = {}): OwnPostgres {
  const limits = { ...OWN_LIMITS, money: { ...OWN_LIMITS.money, ...money } };
  let server: PostgresServer;
  let database: Database;
  let frozen: readonly number[] = [];
  const clients: pg.Client[] = [];
  const signal = (pids: readonly number[], name: NodeJS.Signals) => pids.forEach((pid) => kill(pid, name));
  const own: OwnPostgres = {
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
    get url() {
      return server.url;
    },
    crash: async () => {
      const pid = server.pid();
      kill(pid, 'SIGQUIT');
      await eventually(async () => !isRunning(pid));
    },
    shutDown: () => kill(server.pid(), 'SIGTERM'),
    start: () => server.start(),
    freeze: () => {
      const pid = server.pid();
      // The first process before the others, because it makes new ones.
      signal([pid], 'SIGSTOP');
      frozen = [pid, ...childrenOf(pid)];
      signal(frozen, 'SIGSTOP');
    },
    thaw: () => {
      signal(frozen, 'SIGCONT');
      frozen = [];
    },
    until: (trouble) => eventually(async () => (await database.db.trouble()) === trouble),
    connect: async () => {
      const client = new pg.Client({ connectionString: server.url });
      client.on('error', () => {}); // the test ends the server under it
      await client.connect();
      clients.push(client);
      return client;
    },
    run: async (sql) => {
      const client = new pg.Client({ connectionString: server.url });
      client.on('error', () => {});
      await client.connect();
      try {
        return [await client.query<Record<string, unknown>>(sql)].flat().at(-1)?.rows ?? [];
      } finally {
        await client.end();
      }
    },
  };
  beforeAll(async () => {
    server = await startPostgres(await makeQuickFolder('mosaico-postgres-'));
    database = await openDatabase({ url: server.url, limits, checkWithinMs: CHECK_WITHIN_MS });
    await migrate(database);
  });
  afterAll(async () => {
    own.thaw();
    await Promise.all(clients.map((client) => client.end()));
    await database.close();
    await server.stop();
  });
  return own;
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has ended meanwhile
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : []));
}
