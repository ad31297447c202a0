import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Metrics } from '@mosaico/shared/server';
import type { EdgeConfig } from '../src/config.ts';
import { publishRelease } from '../src/registry/publish.ts';
import { changeLive, openRegistry, readMap } from '../src/registry/registry.ts';
import { temporaryFolders, writeBuild, type TestReleaseOptions } from './test-releases.ts';
import { buildEdge } from '../src/server/app.ts';

/** Registries and edge servers of one test file, all ended by `close`. */
export function testEdges() {
  const folders = temporaryFolders();
  const servers: FastifyInstance[] = [];

  async function live(registry: string, area: string, options: TestReleaseOptions = {}): Promise<void> {
    const build = join(await folders.make(), randomUUID());
    const release = await writeBuild(build, area, options);
    await publishRelease(registry, build);
    const releases = [{ area, version: release.version }];
    const plan = await changeLive(
      registry,
      { action: 'activate', releases },
      { by: 'ana', why: '', at: new Date().toISOString() },
    );
    if (plan.kind === 'refused') throw new Error(plan.reasons.join('\n'));
  }

  return {
    folders,
    live,
    readMap,
    async registry(...areas: string[]): Promise<string> {
      const registry = await folders.make();
      await openRegistry(registry);
      for (const area of areas) await live(registry, area);
      return registry;
    },
    async edge(
      registry: string,
      more: Partial<EdgeConfig> = {},
      { log = pino({ level: 'silent' }), metrics }: { log?: pino.Logger; metrics?: Metrics } = {},
    ): Promise<FastifyInstance> {
      const app = await buildEdge({ ...CONFIG, registry, ...more }, log, metrics ? { metrics } : {});
      servers.push(app);
      return app;
    },
    async close(): Promise<void> {
      await Promise.all(servers.splice(0).map((app) => app.close()));
      await folders.removeAll();
    },
  };
}

const CONFIG: Omit<EdgeConfig, 'registry'> = {
  port: 0,
  host: '127.0.0.1',
  environment: 'live',
  registryDatabase: null,
  // Nothing listens there.
  apiUrl: 'http://127.0.0.1:9',
  assetsFolder: null,
  gameOrigins: [],
  redirectOrigins: [],
  tls: null,
  devOverrides: null,
  firstScreens: true,
  automaticRollback: true,
  rollbackWebhook: null,
  trustedProxies: { networks: [], hops: 1 },
  drainMs: 0,
  requestTimeoutMs: 30_000,
  metrics: null,
  logLevel: 'silent',
  accessLogLevel: 'info',
};
