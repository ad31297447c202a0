import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@mosaico/shared/server/testing';
import { temporaryFolders, testVersion, writeBuild } from '../testing/test-releases.ts';
import { attachDatabase } from '../src/registry/attached-database.ts';
import { grantAccess } from '../src/registry/change-access.ts';
import { GRANTED_ACTIONS } from '../src/registry/credential.ts';
import { openRegistry } from '../src/registry/registry.ts';
import { startProcess, type PlatformProcess } from './processes.ts';
import { operatorAt, type Operator } from './operator.ts';

const DAY_MS = 86_400_000;

/** Machines with an edge and a release API each, over one registry. */
export interface Platform {
  readonly edges: readonly PlatformProcess[];
  readonly apis: readonly PlatformProcess[];
  /** Null for a folder. */
  readonly postgres: PostgresServer | null;
  readonly operator: Operator;
  readonly logs: string;
  /** The build of a version of `games`. */
  build(n: number): Promise<string>;
  close(): Promise<void>;
}

/** Starts everything, with a shell and the first version of `games` live. */
export async function startPlatform(store: 'folder' | 'postgres', machines = 2): Promise<Platform> {
  const home = await mkdtemp(join(tmpdir(), 'mosaico-release-rehearsal-'));
  const logs = join(home, 'logs');
  await mkdir(logs);
  const builds = temporaryFolders();
  const postgres = store === 'postgres' ? await startPostgres() : null;
  const url = postgres?.url ?? null;
  const folderOf = (machine: number) => join(home, url === null ? 'registry' : `copy-${machine}`);
  const token = await tokenIn(folderOf(0), url);

  const processes = async (kind: 'edge' | 'api') =>
    await Promise.all(
      Array.from({ length: machines }, (_, machine) =>
        startProcess({
          kind,
          name: `${kind}-${machine + 1}`,
          logs,
          env: { REGISTRY_DIR: folderOf(machine), ...(url === null ? {} : { REGISTRY_DATABASE_URL: url }) },
        }),
      ),
    );
  const apis = await processes('api');
  const operator = operatorAt(
    apis.map((api) => api.url()),
    token,
  );
  const build = async (area: string, n: number) => {
    const folder = await builds.make();
    await writeBuild(folder, area, { version: testVersion(n) });
    return folder;
  };
  await operator.publish(await build('shell', 1), 'shell');
  await operator.command('activate', 'shell', testVersion(1));
  await operator.publish(await build('games', 1), 'games');
  await operator.command('activate', 'games', testVersion(1));
  const edges = await processes('edge');
  return {
    edges,
    apis,
    postgres,
    operator,
    logs,
    build: (n) => build('games', n),
    async close() {
      await Promise.all([...edges, ...apis].map((one) => one.kill()));
      await postgres?.stop();
      await builds.removeAll();
      if (!process.env['REHEARSAL_KEEP']) await rm(home, { recursive: true, force: true });
    },
  };
}

async function tokenIn(registry: string, url: string | null): Promise<string> {
  const detach = await attachDatabase(registry, url);
  try {
    await openRegistry(registry);
    const now = Date.now();
    const { token } = await grantAccess(
      registry,
      {
        name: 'rehearsal',
        areas: ['all'],
        environments: ['test', 'stage', 'live'],
        actions: [...GRANTED_ACTIONS],
        expiresAt: new Date(now + DAY_MS).toISOString(),
      },
      { by: 'rehearsal', why: '', at: new Date(now).toISOString() },
    );
    return token;
  } finally {
    await detach();
  }
}
