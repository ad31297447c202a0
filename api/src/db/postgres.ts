import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, RunScript } from './database.ts';
import type { Tables } from './tables.ts';
import { VALUE_PARSERS } from './values.ts';

const DEFAULT_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** PostgreSQL ends a transaction that does nothing for this long, because it may keep accounts locked. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/** Opens a pool of connections to PostgreSQL; the first query connects. */
export async function openPostgres({
  url,
  maxConnections = DEFAULT_CONNECTIONS,
}: {
  url: string;
  maxConnections?: number;
}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    options: '-c timezone=UTC',
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    db,
    pools: () => [{ work: 'all', total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }],
    withSession: (work) =>
      db.connection().execute(async (connection) => {
        // Without parameters the driver uses the simple protocol, which takes several statements.
        const run: RunScript = async (sql) =>
          (await connection.executeQuery(CompiledQuery.raw(sql))).rows as Row[];
        return work(run);
      }),
    close: () => db.destroy(),
  };
}

type Row = Record<string, unknown>;

function getTypeParser(typeId: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return VALUE_PARSERS[typeId] ?? pg.types.getTypeParser(typeId, format as 'text');
}
