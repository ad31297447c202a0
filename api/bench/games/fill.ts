/**
 * Puts titles into the catalogue of the demonstration site, up to a number: `DATA_DIR=… node api/bench/games/fill.ts 1000`. The site has to
 * have been started once, and may not be running. For measurements: see `pnpm bench:lobby` in CONTRIBUTING.md.
 */
import { openDatabase } from '../../src/db/open-database.ts';
import { insertManyGames } from '../../testing/many-games.ts';

const SITE = 'demo';

const wanted = Number(process.argv[2]);
const dataDir = process.env['DATA_DIR'];
if (!dataDir || !Number.isInteger(wanted)) throw new Error('DATA_DIR and a number of titles are needed');

const database = await openDatabase({ dataDir });
try {
  const { count } = await database.jobs
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_key', '=', SITE)
    .executeTakeFirstOrThrow();
  await insertManyGames(database.jobs, SITE, Math.max(0, wanted - Number(count)));
} finally {
  await database.close();
}
