import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { makeQuickFolder, startPostgres, type PostgresServer } from '@mosaico/shared/server/testing';
import { attachDatabase } from '../src/registry/attached-database.ts';
import { openRegistry } from '../src/registry/registry.ts';
import { temporaryFolders } from './test-releases.ts';

export const STORES = ['folder', 'postgres'] as const;

/** A registry that machines share. */
export interface TestStore {
  /** What one more machine knows it by: the folder itself, or a copy of the database, which is opened. */
  machine(): Promise<string>;
  /** The same, for processes of their own: not attached in this one. */
  place(): Promise<{ readonly registry: string; readonly env: Readonly<Record<string, string>> }>;
  /** Statements as the owner of the database. */
  run(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Null for a folder. */
  readonly url: string | null;
}

/** Starts what the kind of store needs before the tests of the block, and ends it after them. Read inside tests. */
export function useStores(kind: (typeof STORES)[number]) {
  const folders = temporaryFolders();
  const detaching: (() => Promise<void>)[] = [];
  let server: PostgresServer | null = null;
  beforeAll(async () => {
    if (kind === 'postgres') server = await startPostgres(await makeQuickFolder('mosaico-postgres-'));
  });
  afterAll(async () => {
    await Promise.all(detaching.map((detach) => detach()));
    await server?.stop();
    await folders.removeAll();
  });

  return {
    folders,
    /** Of `postgres`: to end and start it. */
    server: () => server,
    /** A registry of its own, empty. */
    async make(): Promise<TestStore> {
      const url = server && (await createDatabase(server.url));
      const shared = await folders.make();
      const attach = async (registry: string) => {
        detaching.push(await attachDatabase(registry, url));
        await openRegistry(registry);
        return registry;
      };
      return {
        url,
        machine: async () => await attach(url === null ? shared : await folders.make()),
        async place() {
          const registry = url === null ? shared : await folders.make();
          return {
            registry,
            env: { REGISTRY_DIR: registry, ...(url === null ? {} : { REGISTRY_DATABASE_URL: url }) },
          };
        },
        run: async (sql) => (url === null ? [] : await runIn(url, sql)),
      };
    },
  };
}

/** @returns its URL */
async function createDatabase(server: string): Promise<string> {
  const name = `registry_${randomUUID().replaceAll('-', '')}`;
  await runIn(server, `create database ${name}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

async function runIn(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
