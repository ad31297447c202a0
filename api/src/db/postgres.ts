import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { Availability } from './availability.ts';
import { checkServer } from './check-server.ts';
import type { Database, RunScript } from './database.ts';
import { Lane } from './lane.ts';
import { Db, type Tables } from './tables.ts';
import type { Unavailability } from './unavailable.ts';
import { VALUE_PARSERS } from './values.ts';
import { CHECK_WITHIN_MS, MIGRATION_LIMITS, WORK_LIMITS, type Work, type WorkLimits } from './work.ts';

export interface PostgresConfig {
  /** `postgres://...` */
  readonly url: string;
  /** `WORK_LIMITS` unless given. */
  readonly limits?: Readonly<Record<Work, WorkLimits>>;
  /** `CHECK_WITHIN_MS` unless given. */
  readonly checkWithinMs?: number;
  /** Told when the database can no longer be used, and why; null when it can again. */
  readonly onTrouble?: (trouble: Unavailability | null) => void;
}

/** Opens PostgreSQL; the first query of each kind of work connects. */
export async function openPostgres({
  url,
  limits = WORK_LIMITS,
  checkWithinMs = CHECK_WITHIN_MS,
  onTrouble = () => {},
}: PostgresConfig): Promise<Database> {
  const connection = connectionTo(url);
  const availability = new Availability((known) => checkServer(connection, known, checkWithinMs), {
    onGone: (trouble) => lanes.forEach(({ pool }) => pool.renew(trouble)),
    onChange: onTrouble,
  });
  const lanes = new Map(
    (Object.entries(limits) as [Work, WorkLimits][]).map(([work, limit]) => {
      const options = work === 'money' ? MONEY_OPTIONS : OPTIONS;
      const own = { ...connection, options, application_name: `mosaico ${work}` };
      return [work, laneOf(new Lane(work, limit, own, availability))];
    }),
  );
  const lane = (work: Work) => lanes.get(work) as OpenLane; // made of the record, which has every kind
  const trouble = () => availability.check();
  return {
    engine: 'postgres',
    db: new Db(dialectOf(lane('reads').pool), { lane: (work) => lane(work).queries, trouble }),
    jobs: new Db(dialectOf(lane('jobs').pool), {
      lane: (work) => lane(work === 'audits' ? work : 'jobs').queries,
      trouble,
    }),
    counters: lane('counters').pool,
    pools: () => [...lanes].map(([work, { pool }]) => ({ work, ...pool.use() })),
    withSession: (work) => withSession(connection, work),
    close: async () => {
      availability.close();
      await Promise.all([...lanes.values()].map(({ pool }) => pool.end()));
    },
  };
}

/** Settings of every connection, as libpq takes them. */
const OPTIONS = '-c timezone=UTC';

/**
 * Money moves by statements that find their rows by a key. They are planned once for each connection, and never to read a whole table: a plan
 * that was made while a table was small is kept when it has grown.
 */
export const MONEY_OPTIONS = `${OPTIONS} -c plan_cache_mode=force_generic_plan -c enable_seqscan=off`;

interface OpenLane {
  readonly pool: Lane;
  readonly queries: Kysely<Tables>;
}

function laneOf(pool: Lane): OpenLane {
  return { pool, queries: new Kysely<Tables>({ dialect: dialectOf(pool) }) };
}

/** A lane is what Kysely asks of a pool, apart from cursors, which nobody uses. */
function dialectOf(pool: Lane): PostgresDialect {
  return new PostgresDialect({ pool: pool as unknown as PostgresPool });
}

function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    options: OPTIONS,
    types: { getTypeParser },
    // A server that vanished without a goodbye is found out also while nothing is asked of it.
    keepAlive: true,
  };
}

/** Without parameters the driver uses the simple protocol, which takes several statements. */
async function withSession<Result>(
  connection: pg.ClientConfig,
  work: (run: RunScript) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...connection,
    application_name: 'mosaico migrations',
    connectionTimeoutMillis: MIGRATION_LIMITS.connectMs,
  });
  client.on('error', () => {}); // the statement that runs, or the next one, fails with it
  await client.connect();
  try {
    return await work(async (sql) => {
      const results = [await client.query<Row>(sql)].flat();
      return results.at(-1)?.rows ?? [];
    });
  } finally {
    await client.end();
  }
}

type Row = Record<string, unknown>;

function getTypeParser(typeId: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return VALUE_PARSERS[typeId] ?? pg.types.getTypeParser(typeId, format as 'text');
}
