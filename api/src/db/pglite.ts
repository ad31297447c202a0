import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { claimDataFolder } from './data-folder.ts';
import type { Database, RunScript } from './database.ts';
import { Db } from './tables.ts';
import { unavailabilityOf } from './unavailable.ts';
import { VALUE_PARSERS } from './values.ts';

/** Opens PGlite, the PostgreSQL inside this process: in memory, or in a folder that this process then owns. */
export async function openPGlite(dataDir: string | 'memory'): Promise<Database> {
  if (dataDir === 'memory') return pgliteDatabase(await startPGlite());
  const folder = await claimDataFolder(dataDir);
  try {
    const pglite = await folder.initialise((path) => startPGlite({ dataDir: path }));
    return pgliteDatabase(pglite, () => folder.release());
  } catch (error) {
    folder.release();
    throw error;
  }
}

/** Starts the engine: on a folder, in memory, or in memory with a copy of a dumped folder. */
export async function startPGlite(
  source: { dataDir: string } | { loadDataDir: Blob } | Record<string, never> = {},
): Promise<PGlite> {
  const pglite = await PGlite.create({ ...source, parsers: { ...VALUE_PARSERS }, extensions: { pg_trgm } });
  await pglite.exec("set timezone = 'UTC'");
  return pglite;
}

/** A running engine as a `Database`, which closes it and then runs `release`. */
export function pgliteDatabase(pglite: PGlite, release: () => void = () => undefined): Database {
  const db = new Db(new PGliteDialect({ pglite }), {
    trouble: () =>
      pglite.query('select 1').then(
        () => null,
        (error: unknown) => unavailabilityOf(error) ?? 'unreachable',
      ),
  });
  const run: RunScript = async (sql) => (await pglite.exec(sql)).at(-1)?.rows ?? [];
  return {
    engine: 'pglite',
    db,
    jobs: db,
    counters: null,
    pools: () => [],
    withSession: (work) => work(run),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close(); // kysely closes it only if it was used
      release();
    },
  };
}
