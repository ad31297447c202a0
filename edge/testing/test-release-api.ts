import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { temporaryFolders } from './test-releases.ts';
import { grantAccess } from '../src/registry/change-access.ts';
import { GRANTED_ACTIONS, type Credential } from '../src/registry/credential.ts';
import { openRegistry } from '../src/registry/registry.ts';
import { buildReleaseApi } from '../src/release-api/app.ts';

const author = { by: 'root', why: '', at: new Date().toISOString() };
const ALL: Omit<Credential, 'hash'> = {
  name: 'desk',
  areas: ['all'],
  environments: ['test', 'stage', 'live'],
  actions: [...GRANTED_ACTIONS],
  expiresAt: new Date(Date.now() + 60_000_000).toISOString(),
};

/** Release APIs of one test file over registries of its own, all ended by `close`. */
export function testReleaseApis() {
  const folders = temporaryFolders();
  const servers: FastifyInstance[] = [];
  const logged: string[] = [];
  return {
    folders,
    /** Everything that the processes have logged. */
    logged,
    async registry(): Promise<string> {
      const registry = await folders.make();
      await openRegistry(registry);
      return registry;
    },
    async token(registry: string, rights: Partial<Credential> = {}): Promise<string> {
      return (await grantAccess(registry, { ...ALL, ...rights }, author)).token;
    },
    /** Starts one that listens. @param desk folder of the built operations desk */
    async api(
      registry: string,
      { requestTimeoutMs = 30_000, desk }: { requestTimeoutMs?: number; desk?: string } = {},
    ): Promise<{ app: FastifyInstance; url: string }> {
      const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });
      const trustedProxies = { networks: [], hops: 1 };
      const app = buildReleaseApi(
        {
          port: 0,
          host: '127.0.0.1',
          registry,
          registryDatabase: null,
          trustedProxies,
          requestTimeoutMs,
          drainMs: 0,
          metrics: null,
          automaticRollback: true,
          rollbackWebhook: null,
          logLevel: 'debug',
        },
        log,
        desk === undefined ? {} : { desk },
      );
      servers.push(app);
      await app.listen({ port: 0, host: '127.0.0.1' });
      return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
    },
    async close(): Promise<void> {
      await Promise.all(servers.splice(0).map((app) => app.close()));
      await folders.removeAll();
    },
  };
}
