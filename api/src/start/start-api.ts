import { buildApp } from '../serving/app.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Unavailability } from '../db/unavailable.ts';
import { migrate } from '../db/migrate.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Log } from '../runtime/log.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { startJob } from '../runtime/job.ts';
import { MemberEvents } from '../runtime/member-events.ts';
import { product, productJobs } from './product.ts';
import { seed } from './seed/seed.ts';
import { systemClock } from '../runtime/clock.ts';
import { systemRandom } from '../runtime/random.ts';

/** The running API. */
export interface RunningApi {
  /** Address it listens on, e.g. `http://127.0.0.1:4100`. */
  readonly address: string;
  /** Ends jobs and open requests, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens and fills the database, serves the product, starts its jobs.
 *
 * @throws DataFolderInUse, DataFolderUnusable; the system's error when the port is taken. Nothing stays open then.
 */
export async function startApi(config: Config, log: Log): Promise<RunningApi> {
  const database = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl, onTrouble: (trouble) => tell(log, trouble) }
      : { dataDir: config.dataDir },
  );
  try {
    return await serve(database, config, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(database: Database, config: Config, log: Log): Promise<RunningApi> {
  await migrate(database);
  const deps: Deps = {
    db: database.db,
    clock: systemClock,
    random: systemRandom,
    config,
    log,
    memberEvents: new MemberEvents(),
  };
  if (config.seedsDemo && (await seed(deps.db, deps.clock)))
    log.info({}, 'the empty database was filled with the demonstration sites');
  const app = buildApp(deps, {
    ...product,
    limits: new RateLimits(config.rateLimitFactor, database.counters),
  });
  const address = await app.listen({ host: config.host, port: config.port });
  const stops = productJobs({ ...deps, db: database.jobs }).map((job) => startJob(job, log));
  return {
    address,
    stop: async () => {
      await Promise.all([...stops.map((stop) => stop()), app.close()]);
      await database.close();
    },
  };
}

function tell(log: Log, trouble: Unavailability | null): void {
  if (trouble) log.error({ reason: trouble }, 'the database cannot be used');
  else log.info({}, 'the database can be used again');
}
