import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  writeFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './processes.mjs';
import { CommandError, say, step } from './terminal.mjs';

/** The folder of the project. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The pnpm that made the lock file. */
export const PNPM = 'pnpm@12.21.0';
const STAMP = path.join(ROOT, 'node_modules/.mosaico-installed');
const NEEDED_BYTES = 200 * 1024 * 1024;

/**
 * Installs the packages of the lock file, unless they are there already.
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  ensureSpace(ROOT);
  await step('Installing packages', () =>
    run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: ROOT,
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', CI: 'true' },
      quiet: true,
      title: 'The installation of packages',
    }),
  );
  writeFileSync(STAMP, wanted);
}

/**
 * The Node that runs the project: the current one that the lock file brings, or the caller's own where none is made for its
 * platform.
 */
export function projectNode() {
  const modules = path.join(ROOT, 'node_modules');
  const brought = readdirSync(modules).find((name) => /^node-(bin-)?(linux|darwin)-/.test(name));
  if (brought) return path.join(modules, brought, 'bin/node');
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 24)
    throw new CommandError(
      `Node ${process.versions.node} is too old for this platform; Node 24 or newer is needed`,
    );
  return process.execPath;
}

/**
 * Environment in which the project's own binaries and Node come first. Node keeps what it compiled, types already taken out:
 * a server or a command then starts in half the time.
 */
export function projectEnv() {
  const bin = [path.dirname(projectNode()), path.join(ROOT, 'node_modules/.bin')].join(path.delimiter);
  return {
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node-compile'),
  };
}

/**
 * Folder for what the running site keeps: database, registry, logs. `MOSAICO_HOME`, else `.mosaico` in the project.
 * @throws CommandError when it cannot be used
 */
export function ensureHome() {
  const home = path.resolve(ROOT, process.env.MOSAICO_HOME || '.mosaico');
  if (!existsSync(path.dirname(home)))
    throw new CommandError(`The folder ${path.dirname(home)} does not exist (MOSAICO_HOME=${home})`);
  try {
    // One by one: Node's `recursive` never ends where a folder takes no other, as in /proc.
    for (const folder of [home, path.join(home, 'logs')]) if (!existsSync(folder)) mkdirSync(folder);
    accessSync(home, constants.W_OK);
    const probe = path.join(home, `.probe-${process.pid}`);
    writeFileSync(probe, Buffer.alloc(64 * 1024));
    rmSync(probe);
  } catch (error) {
    throw new CommandError(`The folder ${home} cannot be written to: ${error.message}`);
  }
  ensureSpace(home);
  return home;
}

function ensureSpace(folder) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < NEEDED_BYTES) {
    throw new CommandError(
      `The disk of ${folder} is full: ${Math.round((bavail * bsize) / 1048576)} MB free, 200 MB needed`,
    );
  }
}

/** @throws CommandError when something listens on the port already */
export async function ensurePortFree(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new CommandError(`PORT must be a number from 1 to 65535`);
  await listenOnce(port).catch((error) => {
    const why =
      error.code === 'EADDRINUSE'
        ? 'is taken: stop what listens there, or choose another one'
        : `cannot be used (${error.code})`;
    throw new CommandError(`Port ${port} ${why}, e.g. PORT=${port === 4000 ? 4010 : 4000} npm start`);
  });
}

/** A port that is free now. */
export function freePort() {
  return listenOnce(0);
}

function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(address.port));
    });
  });
}

/** Says what runs here, once, at the top of a command. */
export function sayWhere(command) {
  say(`Mosaico: ${command} (Node ${process.versions.node}, ${process.platform}-${process.arch})`);
}
