import { RegistryError } from '../registry-error.ts';
import { asking, driverFor } from './connection.ts';
import { migrate } from './migrate.ts';
import { lockOf, type RegistryLock } from './registry-lock.ts';
import { releaseTables, type ReleaseTables } from './release-tables.ts';
import { loopTables, type LoopTables } from './loop-tables.ts';

/** A registry in PostgreSQL: what many machines have copies of. */
export interface RegistryDatabase extends ReleaseTables, LoopTables, RegistryLock {
  /** Connects, and makes the tables where they are missing. @throws DatabaseAway, RegistryError */
  open(): Promise<void>;
  /** Whether this user may change what is live. */
  mayWrite(): Promise<boolean>;
  /** How far it is. */
  head(): Promise<RegistryHead>;
  /** The lines of the history from this number on, counted from 1. */
  linesFrom(number: number): Promise<readonly string[]>;
  /** The private key that signs the history, as text; null when it is not here. */
  signingKey(id: string): Promise<string | null>;
  /** Calls the listener when something may have changed. The connection is lost with `onLost`. */
  listen(onChange: () => void, onLost: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The number of the latest line of the history, and of the latest change of the releases; 0 where there is none. */
export interface RegistryHead {
  readonly lines: number;
  readonly releases: number;
}

/** Nothing connects before it is needed. @param url postgres://… */
export async function registryDatabase(url: string): Promise<RegistryDatabase> {
  const { pool: makePool, connect } = await driverFor(url);
  const pool = makePool();
  const query: Query = async (sql, values) => (await asking(() => pool.query(sql, [...values]))).rows;
  let opening: Promise<void> | null = null;

  async function openOnce(): Promise<void> {
    const client = await connect();
    try {
      await asking(() => migrate(client)).catch((error: unknown) => {
        if ((error as { code?: string }).code !== 'EACCES') throw error;
        throw new RegistryError(
          'The tables of the registry are not up to date, and this user may not make them: run pnpm release status as their owner',
        );
      });
    } finally {
      await client.end();
    }
  }

  return {
    ...lockOf(connect),
    ...releaseTables(pool, query),
    ...loopTables(query),
    async open() {
      opening ??= openOnce();
      await opening.catch((error: unknown) => {
        opening = null;
        throw error;
      });
    },
    async mayWrite() {
      const [row] = await query("select has_table_privilege('history', 'insert') as may", []);
      return row?.['may'] === true;
    },
    async head() {
      const [row] = await query(
        'select (select max(number) from history) as lines, (select max(number) from release_changes) as releases',
        [],
      );
      return { lines: Number(row?.['lines'] ?? 0), releases: Number(row?.['releases'] ?? 0) };
    },
    async linesFrom(number) {
      const rows = await query('select line from history where number >= $1 order by number', [number]);
      return rows.map(({ line }) => String(line));
    },
    async signingKey(id) {
      const [row] = await query('select pem from signing_keys where id = $1', [id]);
      return row ? String(row['pem']) : null;
    },
    async listen(onChange, onLost) {
      const client = await connect();
      let isEnded = false;
      client.on('notification', onChange);
      client.on('end', () => {
        if (!isEnded) onLost();
      });
      await asking(() => client.query('listen mosaico_registry'));
      return async () => {
        isEnded = true;
        await client.end();
      };
    },
    close: () => pool.end(),
  };
}

/** Rows of a statement. */
export type Query = (
  sql: string,
  values: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;
