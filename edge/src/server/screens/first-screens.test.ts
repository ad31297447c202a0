import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { drawingSites, GAMES } from '../../../testing/drawing-site.ts';
import { areaScript, SHELL_SCRIPT } from '../../../testing/server-scripts.ts';
import { testRelease, testVersion as v } from '../../../testing/test-releases.ts';

const sites = drawingSites();
let site: Awaited<ReturnType<typeof sites.open>>;
beforeAll(async () => {
  site = await sites.open();
});
afterAll(() => sites.close());

function json(html: string, id: string): Record<string, unknown> {
  return JSON.parse(html.match(new RegExp(`id="${id}"[^>]*>(.*?)</script>`))?.[1] ?? 'null') as never;
}

describe('the first screen of a page', () => {
  it('is what the live shell and the live area draw, in the place of the frame', async () => {
    const { body, statusCode, headers } = await site.pageWith('Tigre');

    expect(statusCode).toBe(200);
    expect(body).toContain(
      `<div id="root" data-served><header data-viewer-part>Maré visitor pt</header><main>` +
        `<div data-area="games" data-version="${v(1)}" data-served=""><ul><li><b>Tigre</b></li></ul></div></main></div>`,
    );
    expect(body).not.toContain('Carregando');
    const nonce = String(headers['content-security-policy']).match(/'nonce-([^']+)'/)?.[1] ?? '';
    for (const owner of ['shell', 'games'])
      expect(body).toContain(
        `<style data-served-rules="${owner}" data-ids="x1 x2" nonce="${nonce}">.x1{color:red}</style>`,
      );
    expect(body).toContain(`<body>\n<script nonce="${nonce}" data-viewer="visitor">`);
    const tags = body.match(/<(?:script|style)[^>]*>/g) ?? [];
    expect(tags.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    expect((await site.get('/')).headers['content-security-policy']).not.toContain(nonce);
  });

  it('comes with what its code needs to take it over, and what it holds is not asked for again', async () => {
    const { body } = await site.pageWith('Tigre');

    const { data, games } = site.api.of('mare.test');
    const queries = JSON.stringify({ '/api/games/listsv2?page=1&lang=pt': games });
    expect(json(body, 'first-screen')).toEqual({
      path: '/',
      messageSet: 'pt',
      viewer: 'visitor',
      siteData: data,
      shell: v(1),
      screen: { area: 'games', version: v(1), queries },
    });
    expect(body).not.toContain('as="fetch"');
    expect(body).not.toContain('http.js');
  });

  it('is asked of the API for the visitor’s host and language, on the edge’s own account', async () => {
    const host = 'own.test';

    await site.pageWith('Maré visitor en', '/', { host, cookie: 'language=en; token=secret' });

    const [list] = site.api.asked(host, '/api/games');
    expect(list?.url).toBe('/api/games/listsv2?page=1&lang=en');
    expect(list?.headers).not.toHaveProperty('x-forwarded-for');
    expect(list?.headers).not.toHaveProperty('cookie');
    expect(site.api.asked(host, '/api/dynamicwebs')).toHaveLength(1);
  });

  it('is there for many views at once, and the API is asked once', async () => {
    const host = 'kept.test';
    await site.pageWith('Tigre', '/', { host });

    const pages = await Promise.all(Array.from({ length: 40 }, async () => site.get('/', { host })));

    expect(pages.every(({ body }) => body.includes('Tigre'))).toBe(true);
    expect(site.api.asked(host, '/api/games')).toHaveLength(1);
  });

  it('is a member’s where the browser was one’s, without knowing whose', async () => {
    const { body } = await site.pageWith('Maré member pt', '/', { cookie: 'a=b; member=1' });

    expect(body).toContain('data-viewer="member"');
    expect(json(body, 'first-screen')).toMatchObject({ viewer: 'member' });
    // The member is asked for at once.
    expect(body).toContain('http.js');
    for (const cookie of ['', 'member=0', 'member=2', 'amember=1'])
      expect((await site.get('/', { cookie })).body).not.toContain('Maré member');
  });

  it('is the same page in every encoding', async () => {
    await site.pageWith('Tigre');
    const withoutNonces = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '');

    const plain = (await site.get('/')).body;
    const br = await site.get('/', { 'accept-encoding': 'br' });
    const gzip = await site.get('/', { 'accept-encoding': 'gzip' });

    expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    for (const html of [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload)].map(String))
      expect(withoutNonces(html)).toBe(withoutNonces(plain));
    for (const { headers } of [br, gzip])
      expect(headers).toMatchObject({ vary: '*', 'cache-control': 'private, no-cache' });
  });

  it.each([
    ['outside the layout', '/gameInfo', {}],
    ['on an unknown path', '/nowhere', {}],
    ['for an unknown host', '/', { host: 'nobody.test' }],
    ['without a host', '/', { host: '"><p' }],
  ])('is missing %s, also later', async (_, url, headers) => {
    await site.get(url, headers);
    await site.pageWith('Tigre');

    expect((await site.get(url, headers)).body).not.toContain('id="first-screen"');
  });

  it('is missing where another shell is served, because the live one has failed in the browser', async () => {
    const { registry, get, pageWith } = await sites.open();
    await sites.edges.live(registry, 'shell', { version: v(2), server: SHELL_SCRIPT });
    await pageWith('Tigre');

    expect((await get('/', { cookie: `shell-failed=${v(2)}` })).body).toContain('Carregando');
  });

  it('leaves the place to the placeholder for an area that draws none', async () => {
    await sites.edges.live(site.registry, 'agency', {});

    const { body } = await site.pageWith('class="skeleton"', '/agency');

    expect(body).toContain('Maré visitor pt');
    expect(json(body, 'first-screen')).toMatchObject({ screen: null });
    expect(body).toContain('<link rel="preload" as="script" href="/releases/agency');
  });

  it('is shown with what the API has answered; browsers ask for the rest', async () => {
    const host = 'down.test';
    site.api.of(host).games = null;

    const { body } = await site.pageWith('<ul></ul>', '/', { host });

    expect(body).toContain('as="fetch" href="/api/games/listsv2?page=1&amp;lang=pt"');
  });

  it('lets no text out of its place', async () => {
    const host = 'evil.test';
    const evil = '</script><script>alert(1)</script><!--';
    Object.assign(site.api.of(host), { games: { code: 200, data: [], evil } });

    const { body } = await site.pageWith('<ul></ul>', '/', { host });

    expect(body).not.toContain('alert(1)</script>');
    expect(JSON.stringify(json(body, 'first-screen'))).toContain('</script>');
  });

  it('is off by its setting', async () => {
    const app = await sites.edges.edge(site.registry, { apiUrl: site.api.url, firstScreens: false });

    for (let view = 0; view < 3; view += 1)
      expect((await app.inject({ url: '/', headers: { host: 'mare.test' } })).body).toContain('Carregando');
    expect((await app.inject('/edge/status')).json()).toMatchObject({ firstScreens: null });
  });
});

describe('a change of what is live', () => {
  const NEW = { ...GAMES, server: areaScript(`return screen('<p>Novo</p>')`) };

  it('of another area draws nothing anew, and the page names it', async () => {
    const host = 'other.test';
    await site.pageWith('Tigre', '/', { host });

    await sites.edges.live(site.registry, 'agency', { version: v(7) });

    const { body } = await site.get('/', { host });
    expect(body).toContain('Tigre');
    expect(body).toContain(`/releases/agency/${v(7)}/`);
    expect(site.api.asked(host, '/api/games')).toHaveLength(1);
  });

  it('is drawn before anybody asks, and no view shows the screen of a version that is not live', async () => {
    const { registry, get, pageWith, status } = await sites.open();
    await pageWith('Tigre');
    const isRunning = async (version: string) =>
      (await status()).processes.some((one) => one.version === version);

    for (const [version, release, shows, hides] of [
      [v(2), NEW, 'Novo', 'Tigre'],
      [v(3), GAMES, 'Tigre', 'Novo'],
    ] as const) {
      await sites.edges.live(registry, 'games', { ...release, version });
      expect((await get('/nowhere')).body).not.toContain(hides);
      while (!(await isRunning(version))) await sleep(20);
      const { body } = await pageWith(shows);
      expect(body).toContain(`data-version="${version}"`);
      expect(body).not.toContain(hides);
    }
    expect(await isRunning(v(2))).toBe(false);
  });

  it('takes the screen of the version before from the very next view', async () => {
    const { registry, get, pageWith } = await sites.open();
    await pageWith('Tigre');

    await sites.edges.live(registry, 'games', { ...NEW, version: v(2) });

    expect((await get('/')).body).not.toContain('Tigre');
  });

  it('says in the status which screens lack something', async () => {
    const { registry, pageWith, status } = await sites.open();
    const lacking = areaScript(
      `return screen('<p>Quase</p>', { missing: ['GET /api/games/popular?name='] })`,
    );
    await sites.edges.live(registry, 'games', { ...GAMES, version: v(2), server: lacking });

    await pageWith('Quase');
    await pageWith('Quase', '/', { cookie: 'language=en' });

    expect((await status()).incomplete).toEqual([
      { area: 'games', version: v(2), path: '/', missing: ['GET /api/games/popular?name='] },
    ]);
  });
});

describe('an area from the server of a developer', () => {
  it('is drawn by each of its builds', async () => {
    const buildOf = (version: string, text: string) =>
      testRelease('games', { ...GAMES, version, server: areaScript(`return screen('<p>${text}</p>')`) });
    let newest = buildOf(v(7), 'Hoje');
    const builder = createServer(({ url = '' }, response) => {
      const text = url === '/release.json' ? JSON.stringify(newest.release) : newest.contents[url.slice(1)];
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    await new Promise<void>((resolve) => builder.listen(0, '127.0.0.1', resolve));
    const { port } = builder.address() as AddressInfo;
    const devOverrides = { games: `http://127.0.0.1:${port}/` };
    const app = await sites.edges.edge(site.registry, { apiUrl: site.api.url, devOverrides });
    const pageWith = async (text: string) => {
      for (;;) {
        const { body } = await app.inject({ url: '/', headers: { host: 'mare.test' } });
        if (body.includes(text)) return body;
        await sleep(25);
      }
    };

    expect(await pageWith('<p>Hoje</p>')).toContain(`data-version="${v(7)}" data-served`);
    newest = buildOf(v(8), 'Amanhã');

    expect(await pageWith('<p>Amanhã</p>')).toContain(`data-version="${v(8)}" data-served`);
    builder.closeAllConnections();
    builder.close();
  });
});
