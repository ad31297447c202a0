/**
 * Jest global setup of the API: the games of the sandbox are built, and the engine for all test files of this run is migrated
 * once.
 *
 *     DATABASE=pglite (default)   each test file gets its own copy of a migrated folder
 *     DATABASE=postgres           each test file gets its own database, copied from a template, on the server
 *                                 at TEST_DATABASE_URL or, without one, on a temporary server
 */
import { join } from 'node:path';
import { buildGames } from '@mosaico/sandbox-games/build';
import { openDatabase } from '../src/db/open-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { pgliteDatabase, startPGlite } from '../src/db/pglite.ts';
import { createDatabase, databaseUrl } from './postgres-databases.ts';
import { makeQuickFolder, startPostgres } from '@mosaico/shared/server/testing';

export default async function startDatabase() {
  await buildGames();
  await (process.env.DATABASE === 'postgres' ? makeTemplate() : makeCopy());
}

async function makeTemplate() {
  if (!process.env.TEST_DATABASE_URL) {
    globalThis.mosaicoPostgres = await startPostgres(await makeQuickFolder('mosaico-postgres-'));
    process.env.TEST_DATABASE_URL = globalThis.mosaicoPostgres.url;
  }
  const template = `mosaico_template_${process.pid}`;
  await createDatabase(process.env.TEST_DATABASE_URL, template);
  process.env.TEST_DATABASE_TEMPLATE = template;
  const database = await openDatabase({ url: databaseUrl(process.env.TEST_DATABASE_URL, template) });
  await migrate(database).finally(() => database.close());
}

async function makeCopy() {
  const folder = await makeQuickFolder('mosaico-pglite-');
  const database = pgliteDatabase(await startPGlite({ dataDir: join(folder, 'migrated') }));
  await migrate(database);
  await database.close();
  process.env.TEST_PGLITE_FOLDER = folder;
}
