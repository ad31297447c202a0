import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { route } from '../../../testing/test-releases.ts';
import { testEdges } from '../../../testing/test-edges.ts';

const edges = testEdges();
/** The API as the edge asks it: two sites, by host. */
const api = createServer((request, response) => {
  const host = new URL(request.url ?? '', 'http://api').searchParams.get('sitename') ?? '';
  const isMare = host.startsWith('mare.');
  if (host.startsWith('nowhere.')) response.statusCode = 404;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      data: isMare
        ? { site_name: 'Maré & Sol', theme: 'mare', features: [] }
        : { site_name: 'Mosaico', theme: 'aurora', features: ['diagnostics'] },
    }),
  );
});
let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await edges.close();
  await new Promise((resolve) => api.close(resolve));
});

async function site() {
  const registry = await edges.registry('shell');
  await edges.live(registry, 'tools', {
    declaration: { routes: [route('/test', { indexed: false, feature: 'diagnostics' })] },
  });
  const app = await edges.edge(registry, { apiUrl });
  return (url: string, host = 'localhost', cookie = '') => app.inject({ url, headers: { host, cookie } });
}

describe('a page of a site', () => {
  it('[R13] carries the name, the colours and the icons of the tenant from the first byte', async () => {
    const get = await site();

    const [aurora, mare] = [(await get('/')).body, (await get('/', 'mare.localhost:4000')).body];

    expect(aurora).toContain('data-theme="aurora"');
    expect(aurora).toContain('| Mosaico</title>');
    expect(mare).toContain('data-theme="mare"');
    expect(mare).toContain('| Maré &amp; Sol</title>');
    expect(mare).toContain('<meta name="theme-color" content="#06121f">');
    expect(mare).toContain('/assets/icons/mare/apple-touch-icon.png');
    expect(mare).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  });

  it('[R13] is no page of a host that no site has', async () => {
    const get = await site();

    const page = await get('/', 'nowhere.example');

    expect(page.statusCode).toBe(404);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.body).toContain('<script defer'); // the shell says so in the visitor's language
  });

  it('[R70] is kept from search engines where its route says so, and does not exist where it is switched off', async () => {
    const get = await site();

    const [on, off] = [await get('/test'), await get('/test', 'mare.localhost')];

    expect(on.statusCode).toBe(200);
    expect(on.headers['x-robots-tag']).toBe('noindex');
    expect(on.body).toContain('<meta name="robots" content="noindex">');
    expect(off.statusCode).toBe(404);
    expect(off.headers['x-robots-tag']).toBe('noindex');
  });
});

describe('the manifest', () => {
  it('is the one of the site, in the language of the visitor', async () => {
    const get = await site();

    const answer = await get('/manifest.webmanifest', 'mare.localhost', 'language=en');

    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      name: 'Maré & Sol',
      lang: 'en',
      description: expect.stringContaining('Online casino'),
      start_url: '/',
      display: 'standalone',
      theme_color: '#06121f',
      background_color: '#06121f',
    });
  });

  it.each(['localhost', 'mare.localhost'])('names icons that exist, for %s', async (host) => {
    const get = await site();
    const { icons } = (await get('/manifest.webmanifest', host)).json<{ icons: { src: string }[] }>();

    const shared = new URL('../../../../shared/', import.meta.url);
    expect(icons).toHaveLength(3);
    for (const { src } of icons) expect([src, existsSync(new URL(`.${src}`, shared))]).toEqual([src, true]);
    const touchIcon = icons[0]?.src.replace('icon-192', 'apple-touch-icon') ?? '';
    expect(existsSync(new URL(`.${touchIcon}`, shared))).toBe(true);
  });
});

describe('the page without a network', () => {
  it('is complete in itself, in every language and in the colours of the site', async () => {
    const get = await site();

    const pages = await Promise.all(
      MESSAGE_SETS.map((set) => get('/offline', 'mare.localhost', `language=${set}`)),
    );

    expect(new Set(pages.map(({ body }) => body.match(/<h1>(.*?)<\/h1>/)?.[1])).size).toBe(7);
    for (const { body, headers } of pages) {
      // The service worker keeps it, and no cache takes what varies by everything.
      expect(headers['vary']).toBe('cookie');
      expect(body).toContain('Maré &amp; Sol');
      expect(body).toContain('#06121f');
      expect(body).not.toMatch(/(?:src|href)="[^"#]/);
      const nonce = String(headers['content-security-policy']).match(/script-src 'nonce-([^']+)'/)?.[1];
      expect(body.match(/nonce="([^"]+)"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
    }
  });
});

describe('the page without a network, under the address that the player wanted,', () => {
  /** Runs the script of the page in a browser of our own; a pause is over when `pass` is called. */
  async function open({ pathname = '/promotion/vip', answers = [] as boolean[] } = {}) {
    const { body } = await (await site())('/offline');
    const [, script = ''] = /<script nonce="[^"]+">([^]*?)<\/script>/.exec(body) ?? [];
    const seen = { asked: [] as string[], pausesMs: [] as number[], loads: 0 };
    let next: (() => unknown) | undefined;
    let online: (() => unknown) | undefined;
    runInNewContext(script, {
      AbortSignal,
      location: { href: `https://a${pathname}`, pathname, reload: () => (seen.loads += 1) },
      fetch: async (url: string, { method }: { method: string }) => {
        seen.asked.push(`${method} ${url}`);
        if (!answers.shift()) throw new TypeError('Failed to fetch');
      },
      addEventListener: (_: string, listener: () => unknown) => (online = listener),
      setTimeout: (run: () => unknown, ms: number) => (seen.pausesMs.push(ms), (next = run), 1),
      clearTimeout: () => (next = undefined),
    });
    return { seen, pass: async () => next?.(), comesOnline: async () => online?.() };
  }

  it('asks again after pauses that begin short and grow, and loads it when an answer comes', async () => {
    const { seen, pass } = await open({ answers: [false, false, true] });

    for (let n = 0; n < 3; n += 1) await pass();

    expect(seen).toEqual({
      asked: Array(3).fill('HEAD https://a/promotion/vip'),
      pausesMs: [500, 1_000, 2_000],
      loads: 1,
    });
  });

  it('pauses for half a minute at most', async () => {
    const { seen, pass } = await open();

    for (let n = 0; n < 10; n += 1) await pass();

    expect(Math.max(...seen.pausesMs)).toBe(30_000);
  });

  it('asks at once when the browser comes online, and goes on asking when that was too early', async () => {
    const { seen, pass, comesOnline } = await open({ answers: [false, false, false, true] });
    for (let n = 0; n < 2; n += 1) await pass();

    await comesOnline();
    await pass();

    expect(seen.pausesMs).toEqual([500, 1_000, 2_000, 1_000]);
    expect(seen.loads).toBe(1);
  });

  it('stays as it is under its own address', async () => {
    const { seen, pass, comesOnline } = await open({ pathname: '/offline', answers: [true] });

    await pass();
    await comesOnline();

    expect(seen).toEqual({ asked: [], pausesMs: [], loads: 0 });
  });
});

describe('the service worker', () => {
  it('switches no navigation preload on, and one of an earlier version off: a frame would be asked for twice', async () => {
    const { body } = await (await site())('/service-worker.js');

    expect(body).toContain('navigationPreload?.disable()');
    expect(body).not.toContain('navigationPreload?.enable()');
  });

  it('is asked for anew at each look, and allowed by the policy of the pages', async () => {
    const get = await site();

    const worker = await get('/service-worker.js');

    expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(String((await get('/')).headers['content-security-policy'])).toContain("worker-src 'self'");
  });
});
