import pino from 'pino';
import { Ending, Metrics, MetricsPortTaken } from '@mosaico/shared/server';
import { attachDatabase } from '../registry/attached-database.ts';
import { followRegistry } from '../registry/follow-registry.ts';
import { readHistory } from '../registry/history.ts';
import { errorCode, RegistryError } from '../registry/registry-error.ts';
import { openRegistry } from '../registry/registry.ts';
import { buildReleaseApi } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

/** Time for what is under way when the process is told to end. */
const STOP_WITHIN_MS = 10_000;

/** Starts a process of the release API: settings, registry, server. Ends with one clear line when it cannot. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const detach = await attachDatabase(config.registry, config.registryDatabase);
  if ((await openRegistry(config.registry)) === 'read-only')
    throw new RegistryError(`The registry ${config.registry} can only be read by this user`);
  for (const damage of (await readHistory(config.registry)).damage) log.warn(damage);
  const ending = new Ending({ drainMs: config.drainMs, limitMs: STOP_WITHIN_MS });
  const metrics = new Metrics();
  const app = buildReleaseApi(config, log, { ending, metrics });
  const listener = config.metrics && (await metrics.listen(config.metrics));
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

function explain(error: unknown, { RELEASE_API_PORT = '4200' }: NodeJS.ProcessEnv): string {
  if ([ConfigError, RegistryError, MetricsPortTaken].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (errorCode(error) === 'EADDRINUSE')
    return `Port ${RELEASE_API_PORT} is taken by another program. Choose another one: RELEASE_API_PORT=4201`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

await start().catch((error: unknown) => {
  process.stderr.write(`The release API cannot start: ${explain(error, process.env)}\n`);
  process.exit(1);
});
