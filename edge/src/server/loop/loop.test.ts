import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { BEHIND_A_BALANCER, beats, failed, pageView, ready, report } from '../../../testing/page-views.ts';
import { testEdges } from '../../../testing/test-edges.ts';
import { testReleaseApis } from '../../../testing/test-release-api.ts';
import { testVersion as v } from '../../../testing/test-releases.ts';
import type { EdgeConfig } from '../../config.ts';
import { readHistory } from '../../registry/history.ts';
import { changeLive } from '../../registry/registry.ts';

const edges = testEdges();
const apis = testReleaseApis();
const hooks: { close(): unknown }[] = [];
afterAll(async () => {
  await apis.close();
  await edges.close();
  for (const hook of hooks) hook.close();
});

/** Three edges behind a balancer that tells the address of the visitor. */
async function threeEdges(registry: string, more: Partial<EdgeConfig> = {}) {
  const config = { ...BEHIND_A_BALANCER, firstScreens: false, ...more };
  return await Promise.all([1, 2, 3].map(() => edges.edge(registry, config)));
}

async function siteWithNewGames(): Promise<string> {
  const registry = await edges.registry('shell', 'games', 'wallet');
  await edges.live(registry, 'games', { version: v(2) });
  return registry;
}

async function rollbacks(registry: string) {
  return (await readHistory(registry)).entries.filter(({ by }) => by === 'edge');
}

async function rollbackOf(registry: string) {
  for (;;) {
    const [entry] = await rollbacks(registry);
    if (entry) return entry;
    await sleep(25);
  }
}

describe('a version that fails in browsers', () => {
  it('is taken back by one edge among three, within 20 affected views, with the counts in the history, and stays back [G62]', async () => {
    const registry = await siteWithNewGames();
    const apps = await threeEdges(registry);
    const startedAt = performance.now();
    let affected = 0;

    const entry = rollbackOf(registry);
    let isBack = false;
    void entry.then(() => (isBack = true));
    for (let visitor = 0; !isBack; visitor += 1) {
      const app = apps[visitor % 3] as FastifyInstance;
      const page = await pageView(app);
      if (page.version !== v(2)) break;
      const network = `203.0.113.${visitor % 200}`;
      await report(app, page, network, ready('shell', v(1)), failed('games', v(2)), ready('games', v(1)));
      affected += 1;
      await sleep(100);
    }
    const { action, changes, evidence, why } = await entry;

    expect({ action, changes }).toEqual({
      action: 'rollback',
      changes: [{ area: 'games', from: v(2), to: v(1) }],
    });
    expect(evidence).toMatchObject({
      area: 'games',
      version: v(2),
      before: v(1),
      isCanary: false,
      stages: { mount: evidence?.fared.failed },
    });
    expect(evidence?.fared.failed).toBeGreaterThanOrEqual(5);
    expect(why).toContain(`page views failed with ${v(2)}`);
    expect(affected).toBeLessThanOrEqual(20);
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    // The others saw the same failures.
    await beats();
    expect(await rollbacks(registry)).toHaveLength(1);
    expect((await pageView(apps[0] as FastifyInstance)).version).toBe(v(1));
  });

  it('as a canary is compared with what the others have at the same time; the live version stays [G62]', async () => {
    const registry = await edges.registry('shell', 'games', 'wallet');
    const author = { by: 'ana', why: '', at: new Date().toISOString() };
    await edges.live(registry, 'games', { version: v(2) });
    await changeLive(registry, { action: 'rollback', areas: [{ area: 'games' }] }, author);
    await changeLive(
      registry,
      { action: 'canary', area: 'games', version: v(2), percent: 50, isAgain: true },
      author,
    );
    const [app] = (await threeEdges(registry)) as [FastifyInstance, ...FastifyInstance[]];

    const pages = [];
    for (let visitor = 0; visitor < 60; visitor += 1) pages.push(await pageView(app));
    // The live version first: the canary is judged while its views still come in.
    pages.sort((one, other) => Number(one.version === v(2)) - Number(other.version === v(2)));
    for (const [visitor, page] of pages.entries()) {
      const outcome = page.version === v(2) && visitor % 2 ? failed : ready;
      await report(app, page, `203.0.113.${visitor}`, outcome('games', page.version));
    }
    const { canaries, changes, evidence } = await rollbackOf(registry);

    expect(changes).toEqual([]);
    expect(canaries).toEqual([{ area: 'games', version: v(2), from: 50, to: null }]);
    expect(evidence).toMatchObject({ isCanary: true, before: v(1), faredBefore: { failed: 0 } });
    expect(evidence?.faredBefore.views).toBeGreaterThan(5);
  });

  it('of the shell is judged by the areas that fail in it [G62]', async () => {
    const registry = await edges.registry('shell', 'games', 'wallet');
    await edges.live(registry, 'shell', { version: v(2) });
    const [app] = (await threeEdges(registry)) as [FastifyInstance, ...FastifyInstance[]];

    for (let visitor = 0; visitor < 12; visitor += 1) {
      const page = await pageView(app);
      await report(app, page, `203.0.113.${visitor}`, ready('shell', v(2)), failed('wallet', v(1)));
    }

    // What was live for a short time only is on trial as well; the wallet was never another version.
    expect((await rollbackOf(registry)).changes).toEqual([{ area: 'shell', from: v(2), to: v(1) }]);
  });
});

describe('a version that fails while another one cannot be taken back', () => {
  it('is taken back all the same [G62]', async () => {
    const registry = await edges.registry('shell', 'games', 'wallet', 'promotions', 'account', 'agency');
    for (const area of ['games', 'wallet']) await edges.live(registry, area, { version: v(2) });
    const [app] = (await threeEdges(registry)) as [FastifyInstance, ...FastifyInstance[]];
    await rm(join(registry, 'releases/games', v(1)), { recursive: true });

    for (let visitor = 0; visitor < 12; visitor += 1) {
      const page = await pageView(app);
      const others = ['promotions', 'account', 'agency'].map((area) => ready(area, v(1)));
      await report(
        app,
        page,
        `203.0.113.${visitor}`,
        failed('games', v(2)),
        failed('wallet', v(2)),
        ...others,
      );
    }

    expect((await rollbackOf(registry)).changes).toEqual([{ area: 'wallet', from: v(2), to: v(1) }]);
  });
});

describe('edges that only write down how releases fare', () => {
  it('leave rollbacks to the release API [G62]', async () => {
    const registry = await siteWithNewGames();
    const [app] = (await threeEdges(registry, { automaticRollback: false })) as [FastifyInstance];
    for (let visitor = 0; visitor < 12; visitor += 1)
      await report(app, await pageView(app), `203.0.113.${visitor}`, failed('games', v(2)));
    await beats();
    const before = await rollbacks(registry);

    await apis.api(registry);

    const { changes, evidence } = await rollbackOf(registry);
    expect(before).toEqual([]);
    expect(changes).toEqual([{ area: 'games', from: v(2), to: v(1) }]);
    expect(evidence?.fared.failed).toBeGreaterThanOrEqual(5);
  });
});

describe('reports that nobody can trust', () => {
  it('have no effect: a flood of forged, altered, unsigned and repeated ones, and of one network [G62]', async () => {
    const registry = await siteWithNewGames();
    const apps = await threeEdges(registry);
    const app = apps[0] as FastifyInstance;
    const page = await pageView(app);
    const other = await pageView(app);
    const network = (n: number) => `198.51.100.${n % 250}`;
    const flood = [];
    for (let n = 0; n < 300; n += 1) {
      const forged = { ...page, view: Buffer.from(`${n}`.padEnd(16, 'x')).toString('base64') };
      const altered = { ...page, set: page.set.replace(v(2), v(1)) };
      const to = apps[n % 3] as FastifyInstance;
      flood.push(
        report(to, forged, network(n), failed('games', v(2))),
        report(to, altered, network(n), failed('games', v(2))),
        report(to, null, network(n), failed('games', v(2))),
        // The same view again, as if many networks had it, and to every edge.
        report(to, page, network(n), failed('games', v(2)), failed('games', v(2))),
        // A version that its page did not have.
        report(to, other, network(n), failed('games', v(9))),
      );
    }
    await Promise.all(flood);
    // One sender with any number of real page views.
    for (let n = 0; n < 100; n += 1)
      await report(app, await pageView(app), '192.0.2.1', failed('games', v(2)));
    await beats();

    expect(await rollbacks(registry)).toEqual([]);
    expect((await edges.readMap(registry)).areas['games']?.version).toBe(v(2));
    const { forgedReports, trials } = (await app.inject('/edge/status')).json<{
      forgedReports: number;
      trials: object[];
    }>();
    expect(forgedReports).toBe(200);
    expect(trials).toContainEqual(
      expect.objectContaining({ area: 'games', version: v(2), verdict: 'suspect', failed: 6 }),
    );
    const folder = join(registry, 'loop/outcomes');
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  });

  it('are signed with a key that only the owner of the registry can read, and that is never served or logged [G62]', async () => {
    const registry = await siteWithNewGames();
    const [app] = await threeEdges(registry);
    const file = join(registry, 'loop/key');

    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect((await app?.inject('/releases/loop/key/x'))?.statusCode).toBe(404);
  });
});

describe('whoever has to know', () => {
  it('is told of a rollback once, signed, with retries, as Standard Webhooks has it [G62]', async () => {
    const registry = await siteWithNewGames();
    const told: { headers: IncomingMessage['headers']; body: string; status: number }[] = [];
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const status = told.length === 0 ? 503 : 204;
        told.push({ headers: request.headers, body, status });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    hooks.push(receiver);
    const secret = Buffer.from('a secret of 32 bytes for a test.');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const apps = await threeEdges(registry, {
      rollbackWebhook: { url, secret: `whsec_${secret.toString('base64')}` },
    });
    const app = apps[0] as FastifyInstance;
    // The first look at the history begins what is told.
    await beats();

    for (let visitor = 0; visitor < 8; visitor += 1)
      await report(app, await pageView(app), `203.0.113.${visitor}`, failed('games', v(2)));
    const { revision } = await rollbackOf(registry);
    while (told.length < 2) await sleep(50);
    await beats();

    expect(told.map(({ status }) => status)).toEqual([503, 204]);
    const [first, second] = told;
    expect(second?.body).toBe(first?.body);
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      type: 'release.taken-back',
      data: { revision, evidence: { area: 'games', version: v(2) } },
    });
    const {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    } = second?.headers ?? {};
    expect(id).toBe(`rollback-${revision}`);
    expect(Math.abs(Date.now() / 1_000 - Number(time))).toBeLessThan(60);
    const mac = createHmac('sha256', secret)
      .update(`${String(id)}.${String(time)}.${second?.body ?? ''}`)
      .digest('base64');
    expect(signature).toBe(`v1,${mac}`);
  });
});
