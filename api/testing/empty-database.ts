import { randomUUID } from 'node:crypto';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { pgliteDatabase, startPGlite } from '../src/db/pglite.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgres-databases.ts';
import { engine, GENEROUS_LIMITS, type TestDatabase } from './test-database.ts';

/** A database of the test file alone, like `useDatabase`, that nothing was migrated in yet. */
export function useEmptyDatabase(): TestDatabase {
  let database: Database;
  let url = '';
  let remove = async () => {};
  beforeAll(async () => {
    if (engine === 'pglite') {
      database = pgliteDatabase(await startPGlite());
      return;
    }
    const server = process.env['TEST_DATABASE_URL'] ?? '';
    const name = `mosaico_test_${randomUUID().replaceAll('-', '')}`;
    await createDatabase(server, name);
    url = databaseUrl(server, name);
    database = await openDatabase({ url, limits: GENEROUS_LIMITS });
    remove = () => dropDatabase(server, name);
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });
  return {
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
    get url() {
      return url;
    },
  };
}
