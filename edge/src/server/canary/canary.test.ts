import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { drawingSites, GAMES } from '../../../testing/drawing-site.ts';
import { testEdges } from '../../../testing/test-edges.ts';
import { testVersion as v } from '../../../testing/test-releases.ts';
import { readHistory } from '../../registry/history.ts';
import { changeLive, type ChangeAuthor } from '../../registry/registry.ts';
import type { ChangeRequest } from '../../registry/change-request.ts';
import { advanceCanaries } from './advance.ts';
import { hasCanary, standing } from './assign.ts';

const edges = testEdges();
afterAll(() => edges.close());

const ana: ChangeAuthor = { by: 'ana', why: '', at: '2026-11-20T08:00:00.000Z' };
const VISITORS = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`);
const chosen = (area: string, percent: number) =>
  new Set(VISITORS.filter((id) => hasCanary({ percent }, area, { id, host: 'a.test' })));

describe('who gets a canary', () => {
  it('is the share that was asked for, of 100,000 visitors, and at 0 and 100 nobody and everybody [G61]', () => {
    for (const percent of [1, 10, 25, 50, 90]) {
      const share = (chosen('games', percent).size / VISITORS.length) * 100;
      // Five standard deviations.
      expect(Math.abs(share - percent)).toBeLessThan(
        5 * Math.sqrt((percent * (100 - percent)) / VISITORS.length),
      );
    }
    expect(chosen('games', 0).size).toBe(0);
    expect(chosen('games', 100).size).toBe(VISITORS.length);
  });

  it('stays in it when the share grows, and is the same in the next canary of the area [G61]', () => {
    let before = chosen('games', 1);
    for (const percent of [10, 11, 40, 99]) {
      const now = chosen('games', percent);
      expect([...before].every((id) => now.has(id))).toBe(true);
      before = now;
    }
  });

  it('is somebody else in another area [G61]', () => {
    const games = chosen('games', 10);
    const both = [...chosen('wallet', 10)].filter((id) => games.has(id)).length;

    expect(both / VISITORS.length).toBeGreaterThan(0.008);
    expect(both / VISITORS.length).toBeLessThan(0.012);
  });

  it('is on one of its sites [G61]', () => {
    const canary = { percent: 100, sites: ['mare.test'] };

    expect(hasCanary(canary, 'games', { id: 'one', host: 'mare.test' })).toBe(true);
    expect(hasCanary(canary, 'games', { id: 'one', host: 'aurora.test' })).toBe(false);
  });
});

/** Ids as the edge gives them, the first so many that do and that do not get a share. */
function ids(area: string, percent: number) {
  const all = Array.from({ length: 400 }, (_, index) => index.toString(36).padStart(22, 'v'));
  return {
    inside: all.filter((id) => standing(id, area) < percent),
    outside: all.filter((id) => standing(id, area) >= percent),
  };
}

async function siteWithCanary(percent = 10, more: object = {}) {
  const registry = await edges.registry('shell', 'games');
  await edges.live(registry, 'wallet');
  await edges.live(registry, 'games', { version: v(2) });
  const change = async (request: ChangeRequest) => {
    const plan = await changeLive(registry, request, ana);
    if (plan.kind === 'refused') throw new Error(plan.reasons.join());
  };
  await change({ action: 'rollback', areas: [{ area: 'games' }] });
  await change({ action: 'canary', area: 'games', version: v(2), percent, isAgain: true, ...more });
  const app = await edges.edge(registry);
  const get = async (url: string, id: string, host = 'a.test') =>
    app.inject({ url, headers: { host, ...(id && { cookie: `visitor=${id}` }) } });
  const gamesOf = async (url: string, id: string, host?: string) => {
    const { body } = await get(url, id, host);
    const map = url === '/edge/map' ? body : (body.match(/id="release-map"[^>]*>(.*?)<\/script>/)?.[1] ?? '');
    const { areas } = JSON.parse(map) as { areas: { area: string; version: string }[] };
    return areas.find(({ area }) => area === 'games')?.version;
  };
  return { registry, change, app, get, gamesOf };
}

async function waitFor<T>(look: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look();
    if (isThere(found)) return found;
    await sleep(50);
  }
}

describe('a canary on the site', () => {
  it('is in the page, its preloads and the map of its visitors, and of nobody else [G61]', async () => {
    const { get, gamesOf } = await siteWithCanary();
    const { inside, outside } = ids('games', 10);

    for (const [id, version] of [
      [inside[0], v(2)],
      [outside[0], v(1)],
    ] as const) {
      const { body, headers } = await get('/games', id ?? '');
      expect(body).toContain(`href="/releases/games/${version}/remoteEntry.js"`);
      expect(body.replaceAll(/"lastKnownGood":.*?"declaration"/g, '')).not.toContain(
        `/games/${version === v(1) ? v(2) : v(1)}/`,
      );
      expect(headers).not.toHaveProperty('set-cookie');
      expect(await gamesOf('/', id ?? '')).toBe(version);
      expect(await gamesOf('/edge/map', id ?? '')).toBe(version);
    }
  });

  it('has the live version to fall back to [G61]', async () => {
    const { get } = await siteWithCanary();
    const { inside } = ids('games', 10);

    const map = (await get('/edge/map', inside[0] ?? '')).json<{ areas: { lastKnownGood?: object }[] }>();

    expect(map.areas[0]).toMatchObject({ version: v(2), lastKnownGood: { version: v(1) } });
  });

  it('sticks to the id that the first page gives, which no script reads [G61]', async () => {
    const { get, gamesOf } = await siteWithCanary(50);
    for (let index = 0; index < 10; index += 1) {
      const page = await get('/', '');
      const cookie = String(page.headers['set-cookie']);
      expect(cookie).toMatch(
        /^visitor=[A-Za-z0-9_-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
      );
      const id = cookie.slice('visitor='.length, 'visitor='.length + 22);
      const map = page.body.match(/id="release-map"[^>]*>(.*?)<\/script>/)?.[1] ?? '';
      const first = map.includes(`"version":"${v(2)}","container":"mf_games`) ? v(2) : v(1);
      expect(await gamesOf('/', id)).toBe(first);
    }
    expect(await gamesOf('/edge/map', '')).toBe(v(1));
    // What is no id of ours is replaced.
    expect((await get('/', 'x'.repeat(9999))).headers).toHaveProperty('set-cookie');
  });

  it('reaches more visitors with a greater share, keeps those it had, and ends for all at once [G61]', async () => {
    const { change, gamesOf } = await siteWithCanary(10);
    const { inside } = ids('games', 10);
    const added = ids('games', 40).inside.find((id) => !inside.includes(id)) ?? '';
    const kept = inside[0] ?? '';
    expect(await gamesOf('/', added)).toBe(v(1));

    await change({ action: 'canary', area: 'games', version: v(2), percent: 40 });
    expect([await gamesOf('/', added), await gamesOf('/', kept)]).toEqual([v(2), v(2)]);

    await change({ action: 'rollback', areas: [{ area: 'games' }] });
    expect([await gamesOf('/', added), await gamesOf('/', kept)]).toEqual([v(1), v(1)]);
  });

  it('is for one site alone, and the discovery document and the status tell the true traffic [G61]', async () => {
    const { gamesOf, get, app } = await siteWithCanary(25, { sites: ['mare.test'] });
    const { inside } = ids('games', 25);
    const traffic = async (host: string) => {
      const { microFrontends } = (await get('/edge/discovery.json', '', host)).json<{
        microFrontends: Record<string, { metadata: { version: string }; deployment: object }[]>;
      }>();
      return microFrontends['games']?.map(({ metadata, deployment }) => [metadata.version, deployment]);
    };

    expect(await gamesOf('/', inside[0] ?? '', 'mare.test')).toBe(v(2));
    expect(await gamesOf('/', inside[0] ?? '', 'a.test')).toBe(v(1));
    expect(await traffic('mare.test')).toEqual([
      [v(1), { traffic: 75, default: true }],
      [v(2), { traffic: 25, default: false }],
    ]);
    expect(await traffic('a.test')).toEqual([[v(1), { traffic: 100, default: true }]]);
    const { areas } = (await app.inject('/edge/status')).json<{ areas: object[] }>();
    expect(areas).toContainEqual(
      expect.objectContaining({
        area: 'games',
        version: v(1),
        canary: expect.objectContaining({ percent: 25 }),
      }),
    );
  });

  it('takes the steps of its strategy by itself, once, whichever of the edges is first [G61]', async () => {
    const { registry, change } = await siteWithCanary();
    await change({ action: 'rollback', areas: [{ area: 'games' }] });
    const startedAt = new Date(Date.now() - 3.5 * 60_000).toISOString();
    await changeLive(
      registry,
      {
        action: 'canary',
        area: 'games',
        version: v(2),
        strategy: 'Linear10PercentEvery1Minute',
        isAgain: true,
      },
      { ...ana, at: startedAt },
    );
    const before = (await edges.readMap(registry)).revision;
    await Promise.all([edges.edge(registry), edges.edge(registry), edges.edge(registry)]);

    const map = await waitFor(
      () => edges.readMap(registry),
      ({ revision }) => revision > before,
    );

    expect(map.areas['games']?.canary).toMatchObject({ percent: 40, startedAt, by: 'ana' });
    const { entries } = await readHistory(registry);
    expect(entries.slice(before)).toEqual([
      expect.objectContaining({
        by: 'edge',
        action: 'canary',
        why: 'Linear10PercentEvery1Minute',
        canaries: [expect.objectContaining({ from: 10, to: 40 })],
      }),
    ]);
  });

  it('of the shell brings the live areas, and its page falls back to the live shell [G61]', async () => {
    const { registry, change, get } = await siteWithCanary();
    await edges.live(registry, 'shell', { version: v(2) });
    await change({ action: 'rollback', areas: [{ area: 'shell' }] });
    await change({
      action: 'canary',
      area: 'shell',
      version: v(2),
      percent: 100,
      sites: ['a.test'],
      isAgain: true,
    });
    const [id = ''] = ids('games', 10).inside;

    const map = (await get('/edge/map', id)).json<object>();
    const offered = (await get(`/edge/shell-fallback?failed=${v(2)}`, id)).json<object>();

    expect(map).toMatchObject({
      shell: v(2),
      areas: [
        { area: 'games', version: v(2) },
        { area: 'wallet', version: v(1) },
      ],
    });
    expect(offered).toMatchObject({
      version: v(1),
      map: {
        areas: [
          { area: 'games', version: v(1) },
          { area: 'wallet', version: v(1) },
        ],
      },
    });
  });

  it('takes no step while browsers report harm of it [G62]', async () => {
    const registry = await edges.registry('shell', 'games');
    await edges.live(registry, 'games', { version: v(2) });
    await changeLive(registry, { action: 'rollback', areas: ['games'] }, ana);
    const at = new Date(Date.now() - 3.5 * 60_000).toISOString();
    const strategy = 'Linear10PercentEvery1Minute' as const;
    const request = { action: 'canary', area: 'games', version: v(2), strategy, isAgain: true } as const;
    await changeLive(registry, request, { ...ana, at });
    const share = async () => (await edges.readMap(registry)).areas['games']?.canary?.percent;
    const live = {
      canaries: { games: { version: v(2), percent: 10, strategy, startedAt: at, by: 'ana' } },
    };
    const parts = { registry, log: pino({ level: 'silent' }), now: Date.now };

    await advanceCanaries(live, { ...parts, isHealthy: () => false });
    expect(await share()).toBe(10);

    await advanceCanaries(live, { ...parts, isHealthy: () => true });
    expect(await share()).toBe(40);
  });
});

describe('drawn first screens', () => {
  it('are those of the visitor’s set, also when visitors of two sets come in turn [G61]', async () => {
    const sites = drawingSites();
    try {
      const { registry, pageWith } = await sites.open();
      await sites.edges.live(registry, 'games', { ...GAMES, version: v(2) });
      for (const request of [
        { action: 'rollback', areas: ['games'] },
        { action: 'canary', area: 'games', version: v(2), percent: 50, isAgain: true },
      ] as const)
        await changeLive(registry, request, ana);
      const { inside, outside } = ids('games', 50);

      for (let turn = 0; turn < 3; turn += 1)
        for (const [id, version] of [
          [inside[turn], v(2)],
          [outside[turn], v(1)],
        ] as const) {
          const { body } = await pageWith('Tigre', '/', { cookie: `visitor=${id}` });
          expect(body).toContain(`<div data-area="games" data-version="${version}" data-served="">`);
          expect(body).toContain(`href="/releases/games/${version}/remoteEntry.js"`);
          const map = body.match(/id="release-map"[^>]*>(.*?)<\/script>/)?.[1] ?? '';
          expect(map).toContain(`"area":"games","version":"${version}"`);
        }
    } finally {
      await sites.close();
    }
  });
});
