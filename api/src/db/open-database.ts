import type { Database } from './database.ts';
import { openPGlite } from './pglite.ts';
import { openPostgres, type PostgresConfig } from './postgres.ts';

/** Where the data lives: PGlite in a folder or in memory, or PostgreSQL at a URL (`postgres://...`). */
export type DatabaseConfig = { readonly dataDir: string | 'memory' } | PostgresConfig;

/**
 * Opens the database; it does not migrate it (see migrate.ts). A first start in an empty folder takes about 3 s.
 *
 * @throws DataFolderInUse when another running process has the data folder
 * @throws DataFolderUnusable when the folder cannot be made or written, or its disk is full
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return 'url' in config ? openPostgres(config) : openPGlite(config.dataDir);
}
