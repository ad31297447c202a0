import { testEdges } from '../../testing/test-edges.ts';
import { testVersion as v, writeBuild } from '../../testing/test-releases.ts';
import type { ChangeRequest } from '../registry/change-request.ts';
import { revokeRelease } from '../registry/change-store.ts';
import type { Environment } from '../registry/environments.ts';
import { publishRelease } from '../registry/publish.ts';
import { changeLive } from '../registry/registry.ts';

const edges = testEdges();
afterAll(() => edges.close());

const author = { by: 'ana', why: '', at: '2026-11-20T08:00:00.000Z' };
const change = (registry: string, request: ChangeRequest, environment: Environment = 'live') =>
  changeLive(registry, request, author, { environment });

describe('an edge of an environment', () => {
  it('[G60] serves what is there, whatever is live elsewhere', async () => {
    const registry = await edges.registry('shell', 'games');
    const build = await edges.folders.make();
    await writeBuild(build, 'games', { version: v(2) });
    await publishRelease(registry, build);
    const releases = [
      { area: 'shell', version: v(1) },
      { area: 'games', version: v(2) },
    ];
    await change(registry, { action: 'activate', releases }, 'stage');
    const [live, stage, test] = await Promise.all(
      (['live', 'stage', 'test'] as const).map((environment) => edges.edge(registry, { environment })),
    );
    const gamesOf = async (app: typeof live) =>
      (await app?.inject('/edge/map'))?.json<{ areas: { version: string }[] }>().areas?.[0]?.version;

    expect([await gamesOf(live), await gamesOf(stage)]).toEqual([v(1), v(2)]);
    expect((await test?.inject('/edge/healthz'))?.statusCode).toBe(503);

    await change(registry, { action: 'promote', releases, promotedFrom: 'stage' });
    expect(await gamesOf(live)).toBe(v(2));
  });
});

describe('a revoked version', () => {
  it('[G58] is served no more, neither as a page nor as a file', async () => {
    const registry = await edges.registry('shell', 'games');
    await edges.live(registry, 'games', { version: v(2) });
    const app = await edges.edge(registry);
    const entry = `/releases/games/${v(2)}/remoteEntry.js`;
    expect((await app.inject(entry)).statusCode).toBe(200);

    await revokeRelease(registry, { area: 'games', version: v(2) }, author);

    const page = await app.inject('/games');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain(v(2));
    expect((await app.inject(entry)).statusCode).toBe(410);
    expect((await app.inject('/edge/map')).json()).toMatchObject({
      urgent: 4,
      areas: [{ area: 'games', version: v(1), urgent: 4 }],
    });
  });
});

describe('an area that was withdrawn', () => {
  it('[G58] is no page any more, until it comes back', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);

    await change(registry, { action: 'withdraw', areas: ['games'] });
    expect((await app.inject('/games')).statusCode).toBe(404);
    await change(registry, { action: 'rollback', areas: [{ area: 'games' }] });

    expect((await app.inject('/games')).statusCode).toBe(200);
  });
});
