import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { areaScript, GAMES_SCRIPT, SHELL_SCRIPT } from '../../../testing/server-scripts.ts';
import { testApi } from '../../../testing/test-api.ts';
import { testEdges } from '../../../testing/test-edges.ts';
import { route, testVersion as v } from '../../../testing/test-releases.ts';

const edges = testEdges();
let api: Awaited<ReturnType<typeof testApi>>;
beforeEach(async () => {
  api = await testApi();
});
afterEach(async () => {
  await edges.close();
  await api.close();
});

const LIST = { endpoint: 'GET /api/games/listsv2', query: { page: 1 } };
const GAMES = {
  declaration: { routes: [route('/', { data: [LIST] }), route('/gameInfo', { frame: 'bare' })] },
};
const WALLET = {
  declaration: { routes: [route('/recharge')] },
  server: areaScript(`return screen('<p>Pix</p>')`),
};

/** A site whose areas draw their screens. */
async function site({ games = GAMES_SCRIPT, shell = SHELL_SCRIPT } = {}) {
  const registry = await edges.registry();
  await edges.live(registry, 'shell', { server: shell });
  await edges.live(registry, 'games', { ...GAMES, server: games });
  await edges.live(registry, 'wallet', WALLET);
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line) as never) });
  const app = await edges.edge(registry, { apiUrl: api.url }, { log });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'mare.test', ...headers } });
  return { registry, app, get, lines };
}

type Get = Awaited<ReturnType<typeof site>>['get'];

/** The page once it is as the test waits for it: a machine of any speed draws in its own time. */
async function pageWith(get: Get, text: string, url = '/', headers: Record<string, string> = {}) {
  for (;;) {
    const answer = await get(url, headers);
    if (answer.body.includes(text)) return answer;
    await sleep(25);
  }
}

function json(html: string, id: string): Record<string, unknown> {
  return JSON.parse(html.match(new RegExp(`id="${id}"[^>]*>(.*?)</script>`))?.[1] ?? 'null') as never;
}

async function statusOf(app: FastifyInstance) {
  return (await app.inject('/edge/status')).json<{
    firstScreens: { processes: object[]; undrawn: { area: string; version: string; failed: number }[] };
  }>().firstScreens;
}

describe('the first screen of a page', () => {
  it('is what the live shell and the live area draw, in the place of the frame', async () => {
    const { get } = await site();

    const { body, statusCode, headers } = await pageWith(get, 'Tigre');

    expect(statusCode).toBe(200);
    expect(body).toContain(
      `<div id="root" data-served lang="pt-BR"><header data-viewer-part>Maré visitor pt</header><main>` +
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
    expect((await get('/')).headers['content-security-policy']).not.toContain(nonce);
  });

  it('comes with what its code needs to take it over, and what it holds is not asked for again', async () => {
    const { get } = await site();

    const { body } = await pageWith(get, 'Tigre');

    const queries = JSON.stringify({ '/api/games/listsv2?page=1&lang=pt': api.answers.games });
    expect(json(body, 'first-screen')).toEqual({
      path: '/',
      messageSet: 'pt',
      viewer: 'visitor',
      siteData: api.answers.site,
      shell: v(1),
      screen: { area: 'games', version: v(1), queries },
    });
    expect(body).not.toContain('as="fetch"');
  });

  it('is asked of the API for the visitor’s host and language, on the edge’s own account', async () => {
    const { get } = await site();

    await pageWith(get, 'Maré visitor en', '/', { cookie: 'language=en; token=secret' });

    const [list] = api.asked('/api/games');
    expect(list).toMatchObject({ url: '/api/games/listsv2?page=1&lang=en', host: 'mare.test' });
    expect(list?.headers).not.toHaveProperty('x-forwarded-for');
    expect(list?.headers).not.toHaveProperty('cookie');
    expect(api.asked('/api/dynamicwebs')).toHaveLength(1);
  });

  it('is kept: many views ask the API once', async () => {
    const { get } = await site();
    await pageWith(get, 'Tigre');

    const pages = await Promise.all(Array.from({ length: 40 }, async () => get('/')));

    expect(pages.every(({ body }) => body.includes('Tigre'))).toBe(true);
    expect(api.asked('/api/games')).toHaveLength(1);
  });

  it('is a member’s where the browser was one’s, without knowing whose', async () => {
    const { get } = await site();

    const { body } = await pageWith(get, 'Maré member pt', '/', { cookie: 'member=1' });

    expect(body).toContain('data-viewer="member"');
    expect(json(body, 'first-screen')).toMatchObject({ viewer: 'member' });
    expect((await pageWith(get, 'Maré visitor pt')).body).not.toContain('Maré member');
  });

  it('is the same page in every encoding', async () => {
    const { get } = await site();
    await pageWith(get, 'Tigre');
    const withoutNonces = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '');

    const plain = (await get('/')).body;
    const br = await get('/', { 'accept-encoding': 'br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });

    expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    for (const html of [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload)].map(String))
      expect(withoutNonces(html)).toBe(withoutNonces(plain));
    for (const { headers } of [br, gzip])
      expect(headers).toMatchObject({ vary: 'accept-encoding, cookie', 'cache-control': 'no-store' });
  });

  it('is missing, and the frame stands there, outside the layout, on unknown paths and for unknown hosts', async () => {
    const { get } = await site();
    await pageWith(get, 'Tigre');

    for (const [url, headers] of [
      ['/gameInfo', {}],
      ['/nowhere', {}],
      ['/', { host: 'nobody.test' }],
      ['/', { cookie: `shell-failed=${v(1)}` }],
    ] as const)
      for (let view = 0; view < 2; view += 1)
        expect((await get(url, headers)).body.includes('id="first-screen"')).toBe('cookie' in headers);
    expect(api.asked('/api/games').every(({ host }) => host === 'mare.test')).toBe(true);
  });

  it('leaves the place to the placeholder for an area that draws none', async () => {
    const { registry, get } = await site();
    await edges.live(registry, 'agency', {});

    const { body } = await pageWith(get, 'class="skeleton"', '/agency');

    expect(body).toContain('Maré visitor pt');
    expect(json(body, 'first-screen')).toMatchObject({ screen: null });
    expect(body).toContain('<link rel="preload" as="script" href="/releases/agency');
  });

  it('is shown with what the API has answered, and its gaps are asked for by the browser', async () => {
    api.answers.areGamesUp = false;
    const { get } = await site();

    const { body } = await pageWith(get, '<ul></ul>');

    expect(body).toContain('as="fetch" href="/api/games/listsv2?page=1&amp;lang=pt"');
  });

  it('lets no text out of its place', async () => {
    const evil = '</script><script>alert(1)</script><!--';
    api.answers.site.site_name = 'Mar&lt;é';
    api.answers.games = { code: 200, data: [], evil };
    const { get } = await site();

    const { body } = await pageWith(get, '<ul></ul>');

    expect(body).not.toContain('alert(1)</script>');
    expect(JSON.stringify(json(body, 'first-screen'))).toContain('</script>');
  });

  it('is off by its setting', async () => {
    const { registry } = await site();
    const app = await edges.edge(registry, { apiUrl: api.url, firstScreens: false });

    for (let view = 0; view < 3; view += 1)
      expect((await app.inject({ url: '/', headers: { host: 'mare.test' } })).body).toContain('Carregando');
    expect((await app.inject('/edge/status')).json()).toMatchObject({ firstScreens: null });
  });
});

describe('a change of what is live', () => {
  it('has its first screen drawn before anybody asks, and so has the way back', async () => {
    const { registry, get, app } = await site();
    await pageWith(get, 'Tigre');
    const drawn = async (text: string) => {
      // Nobody looks at the page: the process draws what was asked for before.
      while (!(await statusOf(app)).processes.some((one) => JSON.stringify(one).includes(text)))
        await sleep(20);
    };

    await edges.live(registry, 'games', {
      ...GAMES,
      version: v(2),
      server: areaScript(`return screen('<p>Neu</p>')`),
    });
    await drawn(v(2));
    expect((await pageWith(get, 'Neu')).body).toContain(`data-version="${v(2)}"`);

    await edges.live(registry, 'games', { ...GAMES, version: v(3), server: GAMES_SCRIPT });
    await drawn(v(3));
    const back = await pageWith(get, 'Tigre');
    expect(back.body).toContain(`data-version="${v(3)}"`);
    expect(back.body).not.toContain('Neu');
    expect((await statusOf(app)).processes.map((one) => JSON.stringify(one)).join()).not.toContain(v(2));
  });

  it('shows no screen of a version that is not live, also to the very next view', async () => {
    const { registry, get } = await site();
    await pageWith(get, 'Tigre');

    await edges.live(registry, 'games', {
      ...GAMES,
      version: v(2),
      server: areaScript(`return screen('<p>Neu</p>')`),
    });

    expect((await get('/')).body).not.toContain('Tigre');
  });

  it('of another area draws nothing anew', async () => {
    const { registry, get } = await site();
    await pageWith(get, 'Tigre');

    await edges.live(registry, 'wallet', { ...WALLET, version: v(2) });

    const { body } = await get('/');
    expect(body).toContain('Tigre');
    expect(json(body, 'release-map')).toMatchObject({ revision: 4 });
    expect(api.asked('/api/games')).toHaveLength(1);
  });
});
