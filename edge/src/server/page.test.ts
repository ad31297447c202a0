import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseMap } from '@mosaico/shared/contract';
import { mapFile } from '../registry/registry.ts';
import { testRelease, testVersion as v, route } from '../../testing/test-releases.ts';
import { testEdges } from '../../testing/test-edges.ts';

const edges = testEdges();
afterAll(() => edges.close());

const home = route('/', {
  skeleton: 'lobby',
  data: [{ endpoint: 'GET /api/games/listsv2', query: { page: 1, limit: 20 } }],
});

async function site() {
  const registry = await edges.registry('shell');
  await edges.live(registry, 'games', {
    declaration: { routes: [home, route('/gameInfo', { frame: 'bare' })] },
  });
  const app = await edges.edge(registry, {
    gameOrigins: ['https://games.example'],
    redirectOrigins: ['https://pay.example'],
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'Demo.localhost:4000', ...headers } });
  return { registry, app, get };
}

/** Positions of texts in a page: -1 for one that is missing. */
function inOrder(html: string, ...texts: string[]): boolean {
  const positions = texts.map((text) => html.indexOf(text));
  return positions.every((position, index) => position >= 0 && position > (positions[index - 1] ?? -1));
}

function json(html: string, id: string): unknown {
  return JSON.parse(html.match(new RegExp(`id="${id}"[^>]*>(.*?)</script>`))?.[1] ?? 'null');
}

describe('a page', () => {
  it('names in its head the scripts, what the route needs next, its data and the map, in this order', async () => {
    const { get } = await site();

    const html = (await get('/')).body;

    const release = (area: string) => `/releases/${area}/${v(1)}/`;
    expect(
      inOrder(
        html,
        `<script defer src="${release('shell')}vendor.js"`,
        `<script defer src="${release('shell')}main.js"`,
        `<link rel="preload" as="script" href="${release('games')}remoteEntry.js"`,
        `<link rel="preload" as="script" href="${release('games')}area.js"`,
        `<link rel="preload" as="script" href="${release('games')}messages-pt.js"`,
        `<link rel="preload" as="script" href="${release('shell')}messages-pt.js"`,
        `<link rel="preload" as="script" href="${release('shell')}http.js"`,
        '<link rel="preload" as="fetch" href="/api/dynamicwebs/getdata?sitename=demo.localhost&amp;lang=pt"',
        '<link rel="preload" as="fetch" href="/api/games/listsv2?page=1&amp;limit=20&amp;lang=pt"',
        'id="release-map"',
        'id="site-config"',
        '</head>',
        'id="root"',
        '<noscript><style nonce=',
        'class="needs-script">Este site precisa de JavaScript',
        '<a href="/">',
      ),
    ).toBe(true);
  });

  it('has a member’s data asked for once, with their session', async () => {
    const { get } = await site();

    const html = (await get('/', { cookie: 'member=1' })).body;

    expect(html).not.toContain('as="fetch"');
    expect(html).toContain(`<link rel="preload" as="script" href="/releases/shell/${v(1)}/http.js"`);
  });

  it('names of the texts only those in the language of the page', async () => {
    const { get } = await site();

    const { areas } = json((await get('/', { cookie: 'language=en' })).body, 'release-map') as ReleaseMap;

    expect(areas.map(({ messages }) => Object.keys(messages))).toEqual([['en']]);
  });

  it('carries the release map and the addresses of the API', async () => {
    const { get } = await site();

    const html = (await get('/')).body;

    expect(json(html, 'site-config')).toEqual({
      apiBase: '',
      adminBase: '',
      redirectOrigins: ['https://pay.example', 'https://games.example'],
    });
    expect(json(html, 'release-map')).toMatchObject({
      revision: 2,
      shell: v(1),
      areas: [{ area: 'games', version: v(1), entry: { integrity: expect.stringMatching(/^sha384-/) } }],
    });
  });

  it('gives every script, style and preloaded script the nonce of its policy, and integrity to what runs', async () => {
    const { get } = await site();

    const answer = await get('/');

    const policy = String(answer.headers['content-security-policy']);
    const nonce = policy.match(/script-src 'nonce-([^']+)' 'strict-dynamic'/)?.[1] ?? 'none';
    const tags = answer.body.match(/<(?:script|style)[^>]*>|<link[^>]*as="script"[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(8);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    for (const tag of tags.filter((one) => /src=|as="script"/.test(one))) {
      expect(tag).toMatch(/integrity="sha384-[^"]{64}" crossorigin="anonymous"/);
    }
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-src 'self';");
    expect((await get('/')).headers['content-security-policy']).not.toBe(policy);
  });

  it('is never used again from a cache, and says so with the other protective headers', async () => {
    const { get } = await site();

    expect((await get('/')).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it('speaks the language of the cookie and Portuguese without one [R17, R31]', async () => {
    const { get } = await site();

    const [pt, chinese, unknown] = await Promise.all(
      ['', 'a=b; language=zh_cn', 'language=%E0%A4'].map(async (cookie) => (await get('/', { cookie })).body),
    );

    expect(pt).toContain('<html lang="pt-BR"');
    expect(pt).toContain('<title>Title of / | Mosaico</title>');
    expect(pt).toContain('Carregando');
    expect(chinese).toContain('<html lang="zh-CN"');
    expect(chinese).toContain('<title>标题 / | Mosaico</title>');
    expect(chinese).toContain('lang=zh_cn');
    expect(unknown).toContain('<html lang="pt-BR"');
  });

  it('paints the frame for routes in the layout only', async () => {
    const { get } = await site();

    expect((await get('/')).body).toContain(
      '<html lang="pt-BR" data-frame="main" data-skeleton="lobby" data-theme="aurora">',
    );
    const bare = (await get('/gameInfo')).body;
    expect(bare).toContain('data-frame="bare"');
    expect(bare).not.toContain('Carregando');
    expect(bare).toContain('<div id="root"></div>');
  });

  it('answers an unknown path with the same page and status 404, a path of a file without HTML', async () => {
    const { get } = await site();

    const unknown = await get('/nowhere');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('<script defer');
    for (const path of ['/nowhere.js', '/releases/nowhere', '/edge/nowhere', '/assets']) {
      const file = await get(path);
      expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    }
    expect((await get('/?invite_code=1')).statusCode).toBe(200);
    expect((await get('/gameInfo/')).statusCode).toBe(404);
  });

  it('lets no text of a release or a request end its element', async () => {
    const { registry, get } = await site();
    const evil = { en: '</script><script>alert(1)</script>', zh: '<b>"' };
    await edges.live(registry, 'wallet', { declaration: { routes: [{ path: '/wallet', title: evil }] } });

    const html = (await get('/wallet', { host: '"><script>x' })).body;

    expect(html).not.toContain('<script>');
    expect(html).not.toContain('alert(1)</script>');
    expect(html).toContain('<title>&lt;/script&gt;');
    expect(JSON.stringify(json(html, 'release-map'))).toContain('</script>');
    expect(html).not.toContain('sitename');
  });

  it('is compressed as the browser accepts', async () => {
    const { get } = await site();

    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await get('/', { 'accept-encoding': 'gzip, br;q=0' });

    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<!doctype html>');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toContain('<!doctype html>');
  });

  it('says plainly that no shell is live', async () => {
    const app = await edges.edge(await edges.registry());

    const answer = await app.inject('/');

    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('pnpm release activate shell');
  });
});

describe('a change of what is live', () => {
  it('is in the very next page of two edge processes on one registry', async () => {
    const { registry, app } = await site();
    const other = await edges.edge(registry);

    for (const n of [2, 3, 4]) {
      await edges.live(registry, 'games', { version: v(n), declaration: { routes: [home] } });
      const pages = await Promise.all([app, other].map(async (edge) => (await edge.inject('/')).body));

      for (const page of pages) expect(page).toContain(`/releases/games/${v(n)}/remoteEntry.js`);
      expect(json(pages[0] ?? '', 'release-map')).toMatchObject({
        areas: [{ version: v(n), lastKnownGood: { version: v(n - 1) } }],
      });
    }
  });

  it('is ignored while the map on the disk is damaged: the last good one stays', async () => {
    const { registry, get } = await site();
    await get('/');
    await writeFile(mapFile(registry), '{"revision": 7');

    const page = await get('/');

    expect(page.statusCode).toBe(200);
    expect(json(page.body, 'release-map')).toMatchObject({ revision: 2 });
  });

  it('leaves out an area whose release cannot be read, and the rest goes on', async () => {
    const { registry, get } = await site();
    await edges.live(registry, 'wallet');
    const map = await edges.readMap(registry);
    const pointer = { version: '9.9.9', by: randomUUID(), activatedAt: new Date().toISOString() };
    await writeFile(
      mapFile(registry),
      JSON.stringify({ revision: 9, areas: { ...map.areas, wallet: pointer } }),
    );

    const page = await get('/');

    expect(page.statusCode).toBe(200);
    expect(json(page.body, 'release-map')).toMatchObject({ revision: 9, areas: [{ area: 'games' }] });
  });

  it('leaves the page working when the frame is damaged', async () => {
    const { registry, get } = await site();
    await writeFile(join(registry, 'releases/shell', v(1), 'frames/pt.html'), '<p>altered</p>');

    const html = (await get('/')).body;

    expect(html).not.toContain('altered');
    expect(html).toContain('<div id="root"></div>');
    expect(testRelease('shell').contents['frames/pt.html']).toContain('Carregando');
  });
});
