import type { Db } from './tables.ts';
import { openPGlite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export type { Db, Tx } from './tables.ts';

/** Where the data lives: PGlite in a folder or in memory, or PostgreSQL at a URL (`postgres://...`). */
export type DatabaseConfig =
  { readonly dataDir: string | 'memory' } | { readonly url: string; readonly maxConnections?: number };

/** Runs a text of SQL statements on one session; values come as in `Tables`. */
export type RunScript = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** An open database. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  /** Lends one session for scripts of several statements: migrations. Resolves to the rows of each script's last statement. */
  withSession<Result>(work: (run: RunScript) => Promise<Result>): Promise<Result>;
  /** Lets running queries end, then closes; a data folder is free for another process afterwards. */
  close(): Promise<void>;
}

/**
 * Opens the database; it does not migrate it (see migrate.ts). A first start in an empty folder takes about 3 s.
 *
 * @throws DataFolderInUse when another running process has the data folder
 * @throws DataFolderUnusable when the folder cannot be made or written, or its disk is full
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return 'url' in config ? openPostgres(config) : openPGlite(config.dataDir);
}
