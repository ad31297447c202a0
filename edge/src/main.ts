import { existsSync } from 'node:fs';
import pino from 'pino';
import { Ending, Metrics, MetricsPortTaken } from '@mosaico/shared/server';
import { ConfigError, readConfig } from './config.ts';
import { attachDatabase } from './registry/attached-database.ts';
import { DatabaseAway } from './registry/database/connection.ts';
import { errorCode, RegistryError } from './registry/registry-error.ts';
import { readHistory } from './registry/history.ts';
import { followRegistry } from './registry/follow-registry.ts';
import { mapFile, openRegistry, type RegistryAccess } from './registry/registry.ts';
import { buildEdge } from './server/app.ts';

/** Time for what is under way when the process is told to end. */
const STOP_WITHIN_MS = 10_000;

/** Starts an edge process: settings, registry, server. Ends with one clear line when it cannot. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (config.registryDatabase === null && !existsSync(config.registry)) {
    throw new RegistryError(
      `There is no registry at ${config.registry} (REGISTRY_DIR). The first pnpm release publish makes it`,
    );
  }
  const log = pino({ level: config.logLevel });
  const detach = await attachDatabase(config.registry, config.registryDatabase);
  if ((await openForServing(config.registry, log)) === 'read-only')
    log.warn({ registry: config.registry }, 'the registry can only be read: it is served as it is');
  for (const damage of (await readHistory(config.registry)).damage) log.warn(damage);
  const ending = new Ending({ drainMs: config.drainMs, limitMs: STOP_WITHIN_MS });
  const metrics = new Metrics();
  const app = await buildEdge(config, log, { ending, metrics });
  const listener = config.metrics && (await metrics.listen(config.metrics));
  if (listener) log.info({ metrics: listener.address }, 'metrics are served');
  const following = followRegistry(config.registry, log);
  ending.onSignal(() =>
    ending
      .close(app)
      .finally(() => following.close())
      .finally(() => listener?.close())
      .finally(detach),
  );
  await app.listen({ port: config.port, host: config.host });
}

/** During an outage of its database the copy of before is served, if there is one. */
async function openForServing(registry: string, log: pino.Logger): Promise<RegistryAccess> {
  try {
    return await openRegistry(registry);
  } catch (error) {
    if (!(error instanceof DatabaseAway && existsSync(mapFile(registry)))) throw error;
    log.error({ err: error }, 'the copy of the registry that is here is served until its database is back');
    return 'read-only';
  }
}

function explain(error: unknown, { PORT = '4000' }: NodeJS.ProcessEnv): string {
  if ([ConfigError, RegistryError, MetricsPortTaken].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (errorCode(error) === 'EADDRINUSE')
    return `Port ${PORT} is taken by another program. Choose another one: PORT=4100`;
  if (errorCode(error) === 'EACCES') return `Port ${PORT} or the registry may not be used by this user`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

await start().catch((error: unknown) => {
  process.stderr.write(`The edge cannot start: ${explain(error, process.env)}\n`);
  process.exit(1);
});
