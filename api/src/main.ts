import { pino } from 'pino';
import { Ending } from '@mosaico/shared/server';
import { readConfig } from './config/config.ts';
import { DatabaseUnavailable } from './db/unavailable.ts';
import { keptSecret } from './start/provider-secret.ts';
import { startApi } from './start/start-api.ts';
import { systemRandom } from './runtime/random.ts';

/** Time for what is under way when the process is told to end. */
const STOP_WITHIN_MS = 10_000;

/** Fields that never get into a log, at any depth. */
const SECRETS = [
  'authorization',
  'password',
  'password_confirmation',
  'captcha',
  'qk_pwd',
  'pix_key',
  'ticket',
  'operators',
  'cpf',
  'cpf_id',
  'token',
  'access_token',
  'providerSecret',
  'clientSecret',
  'databaseUrl',
];

try {
  const config = readConfig(process.env, (dataDir) => keptSecret(dataDir, systemRandom));
  const log = pino({
    level: config.logLevel,
    redact: SECRETS.flatMap((name) => [name, `*.${name}`]),
    base: null,
  });
  const ending = new Ending({ drainMs: config.drainMs, limitMs: STOP_WITHIN_MS });
  const api = await startApi(config, log, ending);
  log.info({ address: api.address, database: config.databaseUrl ? 'postgres' : 'pglite' }, 'ready');
  ending.onSignal(() => api.stop().catch(fail));
} catch (error) {
  fail(error);
}

/** One line for the operator, and an exit code for failure. */
function fail(error: unknown): never {
  process.stderr.write(`mosaico-api: ${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error instanceof DatabaseUnavailable) return `the database cannot be used: ${error.reason}`;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `port ${port ?? ''} is taken by another program; stop it or set API_PORT`;
  if (code === 'EACCES' && port !== undefined)
    return `this user may not listen on port ${port}; set API_PORT`;
  if (code === 'ECONNREFUSED') return 'the database at DATABASE_URL does not answer';
  return error.message.split('\n')[0] || error.name;
}
