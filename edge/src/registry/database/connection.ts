import type { Client, ClientConfig } from 'pg';
import { errorCode, RegistryError } from '../registry-error.ts';

/** Where all tables of the registry are. */
export const SCHEMA = 'mosaico_registry';

const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 60_000;
/** A machine that is gone gives its lock free after about 30 s, not after the two hours of an ordinary connection. */
const OPTIONS = [
  `search_path=${SCHEMA}`,
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=4',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** The database of the registry does not answer. Nothing says whether the last statement was carried out. */
export class DatabaseAway extends RegistryError {
  constructor(cause: unknown) {
    const reason = errorCode(cause) || (cause instanceof Error ? cause.message : 'no answer');
    super(`The database of the registry (REGISTRY_DATABASE_URL) does not answer: ${reason}`);
  }
}

/** How every connection is opened. The driver is loaded only by those who have such a registry. */
export async function driverFor(url: string) {
  const { default: pg } = await import('pg').catch((error: unknown) => {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new RegistryError(
      'REGISTRY_DATABASE_URL is for the release command of the site itself; from elsewhere: --to https://…',
    );
  });
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'mosaico registry',
    options: OPTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  };
  return {
    pool: () => {
      const pool = new pg.Pool({ ...config, max: 4, allowExitOnIdle: true });
      // A connection that is lost while nobody uses it: the next one who asks hears of it.
      pool.on('error', () => {});
      return pool;
    },
    /** A connection of its own, for locks and notifications. */
    connect: async (): Promise<Client> => {
      const client = new pg.Client(config);
      client.on('error', () => {});
      await asking(() => client.connect());
      return client;
    },
  };
}

/** Asks the database. @throws DatabaseAway when it does not answer; an error with `EACCES` when it refuses this user */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    const code = errorCode(error);
    if (code === '42501')
      throw Object.assign(new Error('This user may only read the database of the registry'), {
        code: 'EACCES',
      });
    // Who has a severity is the server; of its states these are about the connection. Else nobody has answered.
    const isAnswer = typeof error === 'object' && error !== null && 'severity' in error;
    if (!isAnswer || /^(?:08|57|53|28|3D)/.test(code)) throw new DatabaseAway(error);
    throw error;
  }
}
