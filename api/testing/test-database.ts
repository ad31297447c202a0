import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { pgliteDatabase, startPGlite } from '../src/db/pglite.ts';
import { WORK_LIMITS, type Work, type WorkLimits } from '../src/db/work.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgres-databases.ts';

/** The engine of this run: `DATABASE=postgres`, or else PGlite. */
export const engine: Database['engine'] = process.env['DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

/** A migrated database of this test file alone. Read inside tests and hooks, not while the file is being described. */
export interface TestDatabase {
  readonly database: Database;
  readonly db: Database['db'];
  /** PostgreSQL only: where to open further pools on the same data. */
  readonly url: string;
}

/**
 * Opens one database for the test file, before its tests; closes and removes it after them.
 * Tests share it, so each takes site keys and members of its own (`nextSiteKey`).
 *
 *     const test = useDatabase();
 *     it('credits a deposit', async () => { await deposit(test.db, ...) });
 */
export function useDatabase(): TestDatabase {
  let opened: { database: Database; url: string; remove: () => Promise<void> } | undefined;
  beforeAll(async () => {
    opened = engine === 'postgres' ? await openCopy() : await openFolder();
  });
  afterAll(async () => {
    await opened?.database.close();
    await opened?.remove();
  });
  const current = () => {
    if (!opened) throw new Error('the test database is open only inside tests and hooks');
    return opened;
  };
  return {
    get database() {
      return current().database;
    },
    get db() {
      return current().database.db;
    },
    get url() {
      return current().url;
    },
  };
}

/** Describes what only real concurrency can show. Runs with `DATABASE=postgres`, where a missing server is a failure. */
export function describeOnPostgres(title: string, tests: () => void): void {
  if (engine === 'postgres') describe(title, tests);
}

/** Connections for many calls at once, and limits of time that only end what hangs: a busy machine never reaches them. */
export const GENEROUS_LIMITS = Object.fromEntries(
  Object.keys(WORK_LIMITS).map((work) => [
    work,
    { connections: 20, waitMs: 120_000, lockMs: 120_000, statementMs: 120_000, wholeMs: 120_000 },
  ]),
) as Record<Work, WorkLimits>;

let sites = 0;

/** A site key that no other test of this file has. */
export function nextSiteKey(): string {
  sites += 1;
  return `site-${sites}`;
}

/** A copy of the migrated folder: a third of the processor time that a dump loaded into memory takes, and less memory. */
async function openFolder() {
  const made = setUp('TEST_PGLITE_FOLDER');
  const dataDir = await mkdtemp(join(made, 'copy-'));
  await cp(join(made, 'migrated'), dataDir, { recursive: true });
  return {
    database: pgliteDatabase(await startPGlite({ dataDir })),
    url: '',
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function openCopy() {
  const [server, template] = [setUp('TEST_DATABASE_URL'), setUp('TEST_DATABASE_TEMPLATE')];
  const name = `mosaico_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server, name, template);
  const url = databaseUrl(server, name);
  return {
    database: await openDatabase({ url, limits: GENEROUS_LIMITS }),
    url,
    remove: () => dropDatabase(server, name),
  };
}

function setUp(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is missing: run with jest's global setup api/testing/start-database.mjs`);
  return value;
}
