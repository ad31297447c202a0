import type { Db } from './tables.ts';

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
