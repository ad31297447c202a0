/** Jest global teardown of the API: removes what start-database.mjs made. */
import { rm } from 'node:fs/promises';
import { dropDatabase } from './postgres-databases.ts';

export default async function stopDatabase() {
  const {
    TEST_DATABASE_URL: url,
    TEST_DATABASE_TEMPLATE: template,
    TEST_PGLITE_FOLDER: folder,
  } = process.env;
  if (folder) await rm(folder, { recursive: true, force: true });
  if (url && template) await dropDatabase(url, template);
  await globalThis.mosaicoPostgres?.stop();
}
