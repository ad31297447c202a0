import { setTimeout as sleep } from 'node:timers/promises';
import { Metrics } from '@mosaico/shared/server';
import { testEdges } from '../../testing/test-edges.ts';
import { testVersion } from '../../testing/test-releases.ts';
import { changeLive } from '../registry/registry.ts';

const edges = testEdges();
afterEach(() => edges.close());

describe('the metrics of the edge', () => {
  async function measured() {
    const metrics = new Metrics();
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry, {}, { metrics });
    return { metrics, registry, app };
  }

  it('tell what is live, as the registry has it at that moment', async () => {
    const { metrics, registry } = await measured();
    expect(await metrics.text()).toContain(
      `mosaico_live_release{area="games",version="${testVersion(1)}"} 1`,
    );

    await edges.live(registry, 'games', { version: testVersion(2) });

    const text = await metrics.text();
    expect(text).toContain(`mosaico_live_release{area="games",version="${testVersion(2)}"} 1`);
    expect(text).not.toContain(`area="games",version="${testVersion(1)}"`);
  });

  it('count failures in browsers by area, version and stage, of versions that are served alone', async () => {
    const { metrics, app } = await measured();
    const failed = (stage: string, version: string) => ({
      kind: 'area.failed',
      area: 'games',
      version,
      stage,
      reference: 'ref-0001',
    });
    const version = testVersion(1);
    const reports = [failed('load', version), failed('load', version), failed('render', version)];
    await app.inject({
      method: 'POST',
      url: '/edge/telemetry',
      payload: { reports: [...reports, failed('load', '9.9.9-invented')] },
    });

    const text = await metrics.text();

    const games = `mosaico_area_failures_total{area="games",version="${version}"`;
    expect(text).toContain(`${games},stage="load"} 2`);
    expect(text).toContain(`${games},stage="render"} 1`);
    expect(text).not.toMatch(/invented|ref-0001/);
  });

  it('tell the shares of canaries, how they fare on trial, and what is kept of page views [G61, G62, G63]', async () => {
    const { metrics, registry, app } = await measured();
    await edges.live(registry, 'games', { version: testVersion(2) });
    const author = { by: 'ana', why: '', at: new Date().toISOString() };
    await changeLive(registry, { action: 'rollback', areas: [{ area: 'games' }] }, author);
    const canary = {
      action: 'canary',
      area: 'games',
      version: testVersion(2),
      percent: 30,
      isAgain: true,
    } as const;
    await changeLive(registry, canary, author);
    await app.inject('/');

    let text = '';
    while (!text.includes('mosaico_trial_views{')) {
      await sleep(50);
      text = await metrics.text();
    }

    const games = (name: string, n: number, more = '') =>
      `${name}{area="games",version="${testVersion(n)}"${more}}`;
    expect(text).toContain(`${games('mosaico_release_traffic_percent', 1)} 70`);
    expect(text).toContain(`${games('mosaico_release_traffic_percent', 2)} 30`);
    expect(text).toContain(`${games('mosaico_trial_views', 2, ',outcome="failed"')} 0`);
    expect(text).toContain(`${games('mosaico_trial_worse', 2)} 0`);
    expect(text).toContain('mosaico_forged_reports_total 0');
    expect(text).toContain('mosaico_evidence_views_total{kept="yes"} 1');
  });

  it('are not on the public port, and name no address that a visitor has typed', async () => {
    const { metrics, app } = await measured();
    for (const url of ['/metrics', '/edge/metrics', '/recharge?token=abc123secret', '/api/auth/me?token=x'])
      expect((await app.inject(url)).body).not.toContain('mosaico_http_request');

    const text = await metrics.text();

    expect(text).toContain('route="/*"');
    expect(text).not.toMatch(/abc123secret|recharge|edge\/metrics/);
  });
});
