import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run, serve } from '../processes.mjs';
import { CommandError } from '../terminal.mjs';

const NEEDED = ['initdb', 'postgres', 'pg_isready', 'psql', 'pg_dump', 'pg_restore', 'createdb'];

/**
 * An installed PostgreSQL: the tools for backups come with the server, and must be of its version.
 *
 * @returns {string} folder of its programs
 * @throws CommandError when there is none
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const found = folders.find((folder) => NEEDED.every((name) => existsSync(path.join(folder, name))));
  if (found) return found;
  throw new CommandError('No PostgreSQL is installed (Debian: apt-get install postgresql)');
}

/**
 * Starts a server of its own in `folder`. PostgreSQL refuses to run as root: then it runs as the user `postgres`.
 *
 * @param {{ bin: string, folder: string, port: number, logFile: string }} place
 */
export async function startDatabase({ bin, folder, port, logFile }) {
  const owner = process.getuid() === 0 ? ids('postgres') : {};
  mkdirSync(folder);
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const program = (name) => path.join(bin, name);
  const asOwner = { ...owner, cwd: folder };
  await run(
    program('initdb'),
    ['-D', data, '-U', 'mosaico', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    {
      ...asOwner,
      quiet: true,
      title: 'initdb',
    },
  );
  const settings = [`listen_addresses=127.0.0.1`, 'unix_socket_directories=', 'max_connections=200'];
  const server = serve(
    program('postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...asOwner, env: {}, logFile, title: 'PostgreSQL', stopSignal: 'SIGINT' },
  );
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'mosaico'];
  const tool = (name, args) => run(program(name), [...address, ...args], { quiet: true, title: name });
  await untilTrue(
    () =>
      tool('pg_isready', ['-d', 'postgres']).then(
        () => true,
        () => false,
      ),
    server,
  );
  return {
    stop: server.stop,
    url: (database) => `postgres://mosaico@127.0.0.1:${port}/${database}`,
    create: (database) => tool('createdb', [database]),
    /** @returns {Promise<string>} the rows, one a line, columns divided by `|` */
    query: (database, sql) => tool('psql', ['-d', database, '-v', 'ON_ERROR_STOP=1', '-qAtc', sql]),
    dump: (database, file) => tool('pg_dump', ['-Fc', '-f', file, database]),
    restore: (database, file) => tool('pg_restore', ['-d', database, '--exit-on-error', file]),
  };
}

async function untilTrue(holds, server) {
  let reason;
  void server.ended.then((text) => (reason = text));
  while (!(await holds())) {
    if (reason !== undefined) throw new CommandError(reason);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function ids(user) {
  const id = (flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
