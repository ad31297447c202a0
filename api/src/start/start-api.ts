import { Ending, Metrics } from '@mosaico/shared/server';
import { buildApp, type Serving } from '../serving/app.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Unavailability } from '../db/unavailable.ts';
import { migrate } from '../db/migrate.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Log } from '../runtime/log.ts';
import { offerTitles } from '../games/editions.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { JobRunner } from '../jobs/job-runner.ts';
import { MemberEventRelay } from '../runtime/member-event-relay.ts';
import { MemberEvents } from '../runtime/member-events.ts';
import { announceProviders } from './announce-providers.ts';
import { booksDetail } from './books-detail.ts';
import { measureApi } from './measure-api.ts';
import { product, productJobs } from './product.ts';
import { seed } from './seed/seed.ts';
import { systemClock } from '../runtime/clock.ts';
import { systemRandom } from '../runtime/random.ts';

/** The running API. */
export interface RunningApi {
  /** Address it listens on, e.g. `http://127.0.0.1:4100`. */
  readonly address: string;
  /** Ends jobs and requests, then closes the database. @returns false when a request had to be cut off */
  stop(): Promise<boolean>;
}

/**
 * Opens and fills the database, serves the product, starts its jobs.
 *
 * @throws DataFolderInUse, DataFolderUnusable; the system's error when the port is taken. Nothing stays open then.
 */
export async function startApi(config: Config, log: Log, ending = new Ending()): Promise<RunningApi> {
  const database = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl, onTrouble: (trouble) => tell(log, trouble) }
      : { dataDir: config.dataDir },
  );
  const memberEvents = new MemberEvents();
  const relay = config.databaseUrl
    ? new MemberEventRelay(config.databaseUrl, systemRandom.uuid(), memberEvents, log)
    : null;
  const metrics = new Metrics();
  let listener: Awaited<ReturnType<Metrics['listen']>> | null = null;
  const release = async () => {
    listener?.close();
    await relay?.close();
    await database.close();
  };
  try {
    listener = config.metrics && (await metrics.listen(config.metrics));
    if (listener) log.info({ metrics: listener.address }, 'metrics are served');
    await relay?.open();
    return await serve(database, { config, log, memberEvents }, { ending, metrics }, release);
  } catch (error) {
    await release();
    throw error;
  }
}

async function serve(
  database: Database,
  { config, log, memberEvents }: Pick<Deps, 'config' | 'log' | 'memberEvents'>,
  { ending, metrics }: Required<Pick<Serving, 'ending' | 'metrics'>>,
  release: () => Promise<void>,
): Promise<RunningApi> {
  announceProviders(config, log);
  await migrate(database);
  const deps: Deps = {
    db: database.db,
    clock: systemClock,
    random: systemRandom,
    config,
    log,
    memberEvents,
  };
  // Nobody waits for it, and on a slow machine it takes longer than a member's call may.
  if (config.seedsDemo && (await seed(database.jobs, deps.clock)))
    log.info({}, 'the empty database was filled with the demonstration sites');
  if (config.catalogueTitles !== null && config.gameProvider === 'sandbox')
    await offerTitles(database.jobs, config.catalogueTitles);
  const limits = new RateLimits(config.rateLimitFactor, database.counters);
  const inBackground = { ...deps, db: database.jobs };
  const runner = new JobRunner({
    db: database.jobs,
    log,
    jobs: productJobs(inBackground),
    processId: systemRandom.uuid(),
    isAlone: database.engine === 'pglite',
  });
  const readyDetail = () => booksDetail(runner.states);
  const app = buildApp(deps, { ...product, limits, ending, metrics, readyDetail });
  measureApi(metrics, { pools: database.pools, states: () => runner.states });
  const address = await app.listen({ host: config.host, port: config.port });
  runner.start();
  return {
    address,
    stop: async () => {
      const jobsEnded = runner.stop();
      const isAllAnswered = await ending.close(app);
      await jobsEnded;
      await release();
      return isAllAnswered;
    },
  };
}

function tell(log: Log, trouble: Unavailability | null): void {
  if (trouble) log.error({ reason: trouble }, 'the database cannot be used');
  else log.info({}, 'the database can be used again');
}
