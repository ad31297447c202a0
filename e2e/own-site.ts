import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, setting } from './site.ts';

/** A site whose releases a test may change: nobody else sees it, and nothing has to be put back. */
export interface OwnSite {
  readonly origin: string;
  /** Folder of its registry, for who publishes with another command than this repository's. */
  readonly registry: string;
  /** The `release` command on its registry. @returns what it printed @throws when it refuses */
  release(...args: string[]): string;
  /** Version that is live, by area. */
  liveVersions(): Record<string, string>;
  stop(): Promise<void>;
}

/** An edge of its own on a copy of the registry that `pnpm e2e` has made; the API behind it is shared by all tests. */
export async function startOwnSite(): Promise<OwnSite> {
  const home = setting('E2E_HOME');
  const folder = await mkdtemp(join(home, 'own-'));
  const registry = join(folder, 'registry');
  await cp(join(home, 'registry'), registry, { recursive: true });
  const env = { ...process.env, REGISTRY_DIR: registry };
  const edge = spawn(process.execPath, ['edge/src/main.ts'], {
    cwd: ROOT,
    env: { ...env, PORT: '0', API_URL: setting('E2E_API_URL') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => edge.once('close', () => resolve()));
  const end = () => void edge.kill();
  process.once('exit', end);
  const port = await portSaidBy(edge.stdout, ended);
  const release = (...args: string[]) =>
    execFileSync(process.execPath, ['edge/src/cli/main.ts', ...args], { cwd: ROOT, env, encoding: 'utf8' });
  return {
    origin: `http://localhost:${port}`,
    registry,
    release,
    liveVersions() {
      const { areas } = JSON.parse(release('status', '--json')) as {
        areas: { area: string; live: { version: string } | null }[];
      };
      return Object.fromEntries(areas.flatMap(({ area, live }) => (live ? [[area, live.version]] : [])));
    },
    async stop() {
      process.off('exit', end);
      end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The port that an edge says it listens on. Its log is read to the end, so that it never waits for a reader. */
function portSaidBy(log: NodeJS.ReadableStream, ended: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    log.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString();
      const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port) resolve(port);
    });
    void ended.then(() => reject(new Error(`the edge ended before it listened: ${said}`)));
  });
}
