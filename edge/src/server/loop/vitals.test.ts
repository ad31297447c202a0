import type { FastifyInstance } from 'fastify';
import { testEdges } from '../../../testing/test-edges.ts';
import { testVersion as v } from '../../../testing/test-releases.ts';

const edges = testEdges();
afterAll(() => edges.close());

const SET = `shell@${v(1)} games@${v(1)}`;

interface Status {
  readonly vitals: readonly object[];
  readonly forgedReports: number;
}

async function viewOf(app: FastifyInstance): Promise<string> {
  const { body } = await app.inject('/');
  return body.match(/<script nonce="([^"]+)"/)?.[1] ?? '';
}

async function tell(app: FastifyInstance, view: string, reports: object[]): Promise<void> {
  const payload = { from: { view, set: SET }, reports };
  await app.inject({ method: 'POST', url: '/edge/telemetry', payload });
}

const vital = (area: string, name: string, value: number, version = v(1)) => ({
  kind: 'vital',
  area,
  version,
  name,
  value,
});

/** The vitals, once an edge has heard of this many versions. */
async function heard(app: FastifyInstance, versions: number): Promise<Status> {
  for (;;) {
    const status = (await app.inject('/edge/status')).json<Status>();
    if (status.vitals.length >= versions) return status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('vitals of page views', () => {
  it('[G62] are known by area and version to every edge, the shell too', async () => {
    const registry = await edges.registry('shell', 'games');
    const [one, other] = [await edges.edge(registry), await edges.edge(registry)];

    await tell(one, await viewOf(one), [
      vital('games', 'LCP', 1_250),
      vital('shell', 'CLS', 0.02),
      { kind: 'area.ready', area: 'games', version: v(1), durationMs: 300 },
    ]);

    expect((await heard(other, 2)).vitals).toEqual([
      {
        area: 'games',
        version: v(1),
        LCP: { p75: 1_250, views: 1 },
        READY: { p75: 300, views: 1 },
      },
      { area: 'shell', version: v(1), CLS: { p75: 0.02, views: 1 } },
    ]);
  });

  it('[G62] are believed of issued page views, of what was in them, and of values that can be', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    const view = await viewOf(app);

    await tell(app, `${'A'.repeat(22)}==`, [vital('games', 'LCP', 9_000)]);
    await tell(app, view, [vital('games', 'LCP', 9_000, v(7))]);
    await tell(app, view, [vital('games', 'LCP', -1), vital('games', 'INP', 1e12), vital('games', 'XYZ', 1)]);
    await tell(app, view, [vital('games', 'INP', 80)]);

    const { vitals, forgedReports } = await heard(app, 1);
    expect(vitals).toEqual([{ area: 'games', version: v(1), INP: { p75: 80, views: 1 } }]);
    expect(forgedReports).toBe(1);
  });
});
