import type { Db } from './tables.ts';

/** Where counters of rate limits are kept; what `pg.Pool` is to its `query`. */
export interface CounterStore {
  query(statement: { name?: string; text: string; values?: unknown[] }): Promise<{ rows: unknown[] }>;
}

/** Runs a text of SQL statements on one session; values come as in `Tables`. */
export type RunScript = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Connections of one process to the database that a kind of work has. */
export interface PoolUse {
  readonly work: string;
  readonly total: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** An open database. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  /** The same for work in the background, which has its own connections and longer limits. */
  readonly jobs: Db;
  /** Null with PGlite, which one process has for itself. */
  readonly counters: CounterStore | null;
  /** How the connections are used now; empty with PGlite, which needs none. */
  pools(): readonly PoolUse[];
  /** Lends one session for scripts of several statements: migrations. Resolves to the rows of each script's last statement. */
  withSession<Result>(work: (run: RunScript) => Promise<Result>): Promise<Result>;
  /** Lets running queries end, then closes; a data folder is free for another process afterwards. */
  close(): Promise<void>;
}
