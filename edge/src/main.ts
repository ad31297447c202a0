import { existsSync } from 'node:fs';
import pino from 'pino';
import { Ending, Metrics, MetricsPortTaken } from '@mosaico/shared/server';
import { ConfigError, readConfig } from './config.ts';
import { errorCode, RegistryError } from './registry/registry-error.ts';
import { readHistory } from './registry/history.ts';
import { openRegistry } from './registry/registry.ts';
import { buildEdge } from './server/app.ts';

/** Time for what is under way when the process is told to end. */
const STOP_WITHIN_MS = 10_000;

/** Starts an edge process: settings, registry, server. Ends with one clear line when it cannot. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (!existsSync(config.registry)) {
    throw new RegistryError(
      `There is no registry at ${config.registry} (REGISTRY_DIR). The first pnpm release publish makes it`,
    );
  }
  const log = pino({ level: config.logLevel });
  if ((await openRegistry(config.registry)) === 'read-only')
    log.warn({ registry: config.registry }, 'the registry can only be read: it is served as it is');
  for (const damage of (await readHistory(config.registry)).damage) log.warn(damage);
  const ending = new Ending({ drainMs: config.drainMs, limitMs: STOP_WITHIN_MS });
  const metrics = new Metrics();
  const app = await buildEdge(config, log, { ending, metrics });
  const listener = config.metrics && (await metrics.listen(config.metrics));
  if (listener) log.info({ metrics: listener.address }, 'metrics are served');
  ending.onSignal(() => ending.close(app).finally(() => listener?.close()));
  await app.listen({ port: config.port, host: config.host });
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
