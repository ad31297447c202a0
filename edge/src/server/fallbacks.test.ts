import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { testVersion as v } from '../../testing/test-releases.ts';
import { testEdges } from '../../testing/test-edges.ts';

const edges = testEdges();
afterAll(() => edges.close());

async function report(app: FastifyInstance, area: string, version: string, ready: number, failed: number) {
  const one = { area, version };
  const reports = [
    ...Array.from({ length: ready }, () => ({ kind: 'area.ready', ...one, durationMs: 1 })),
    ...Array.from({ length: failed }, () => ({
      kind: 'area.failed',
      ...one,
      stage: 'mount',
      reference: 'r',
    })),
  ];
  expect(
    (await app.inject({ method: 'POST', url: '/edge/telemetry', payload: { reports } })).statusCode,
  ).toBe(204);
}

const goodOf = async (app: FastifyInstance) =>
  (await app.inject('/edge/map')).json<{ areas: { lastKnownGood?: { version: string } }[] }>().areas[0]
    ?.lastKnownGood?.version;

describe('a fallback that browsers report as failing', () => {
  it('gives way to the one before it, at once and as long as the edge runs', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    await edges.live(registry, 'games', { version: v(2) });
    await report(app, 'games', v(2), 20, 5);
    await edges.live(registry, 'games', { version: v(3) });

    expect(await goodOf(app)).toBe(v(1));
    expect((await app.inject('/edge/status')).json()).toMatchObject({
      areas: [{ area: 'shell' }, { area: 'games', version: v(3), lastKnownGood: v(1) }],
    });

    await report(app, 'games', v(1), 0, 5);
    expect(await goodOf(app)).toBeUndefined();
  });

  it('stays when few of many players had trouble with it', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    await report(app, 'games', v(1), 45, 5);
    await edges.live(registry, 'games', { version: v(2) });
    expect(await goodOf(app)).toBe(v(1));

    await report(app, 'games', v(1), 0, 1);

    expect(await goodOf(app)).toBeUndefined();
  });

  it('stays after four failures and no success: they may be one player’s', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    await report(app, 'games', v(1), 0, 4);
    await edges.live(registry, 'games', { version: v(2) });

    expect(await goodOf(app)).toBe(v(1));
  });
});

describe('a shell whose release is damaged', () => {
  it('is replaced at start by the last good one, with areas that fit it', async () => {
    const registry = await edges.registry('shell', 'games');
    await edges.live(registry, 'shell', { version: v(2) });
    await truncate(join(registry, 'releases/shell', v(2), 'release.json'), 20);

    const app = await edges.edge(registry);

    expect((await app.inject('/edge/map')).json()).toMatchObject({
      shell: v(1),
      areas: [{ area: 'games', version: v(1) }],
    });
    expect((await app.inject('/games')).body).toContain(`/releases/shell/${v(1)}/main.js`);
  });
});
