import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testRelease, testVersion as v } from '../../testing/test-releases.ts';
import { testEdges } from '../../testing/test-edges.ts';

const edges = testEdges();
afterAll(() => edges.close());

const entry = `/releases/shell/${v(1)}/main.js`;
const content = testRelease('shell').contents['main.js'];

async function site(more = {}) {
  const registry = await edges.registry('shell');
  const app = await edges.edge(registry, more);
  return {
    registry,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
  };
}

describe('files of a release', () => {
  it('are served for ever, each in the form the browser accepts', async () => {
    const { get } = await site();

    const [br, gz, plain] = await Promise.all(
      ['br, gzip', 'gzip', ''].map((accepted) => get(entry, { 'accept-encoding': accepted })),
    );

    expect(br?.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(content);
    expect(gunzipSync(gz?.rawPayload ?? '').toString()).toBe(content);
    expect(plain?.headers).not.toHaveProperty('content-encoding');
    expect(plain?.body).toBe(content);
    expect((await get(entry, { 'if-none-match': String(plain?.headers['etag']) })).statusCode).toBe(304);
  });

  it('are served in part for players of video', async () => {
    const { get } = await site();

    const part = await get(entry, { range: 'bytes=2-5' });
    const tail = await get(entry, { range: 'bytes=-3' });

    expect([part.statusCode, part.body]).toEqual([206, content?.slice(2, 6)]);
    expect(part.headers['content-range']).toBe(`bytes 2-5/${content?.length}`);
    expect(tail.body).toBe(content?.slice(-3));
    expect((await get(entry, { range: 'bytes=999999-' })).statusCode).toBe(416);
    expect((await get(entry, { range: 'lines=1-2' })).statusCode).toBe(200);
  });

  it.each([
    `/releases/shell/${v(1)}/../../../map.json`,
    `/releases/shell/${v(1)}/%2e%2e/%2e%2e/%2e%2e/map.json`,
    `/releases/shell/${v(1)}/..%2f..%2f..%2fmap.json`,
    `/releases/shell/${v(1)}/main.js%00.txt`,
    `/releases/shell/..%2f..%2f/map.json`,
    `/releases/..%2f..%2fetc/1.0.0/passwd`,
    `/releases/shell/${v(1)}/main.js.br`,
    `/releases/shell/${v(1)}/release.json`,
    `/releases/shell/${v(9)}/main.js`,
    `/releases/nothing/${v(1)}/main.js`,
    `/releases/shell/${v(1)}/`,
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/assets/%2e%2e/map.json',
    '/assets/.hidden',
    '/assets/link.txt',
    '/assets/',
  ])('answers %s with 404 and no HTML', async (url) => {
    const folder = await edges.folders.make();
    await writeFile(join(folder, '.hidden'), 'secret');
    await symlink('/etc/passwd', join(folder, 'link.txt'));
    const { get } = await site({ assetsFolder: folder });

    const answer = await get(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).not.toContain('html');
    expect(answer.body).not.toMatch(/root:|revision|secret/);
  });

  it('are not served when they were altered in the store', async () => {
    const { registry, get } = await site();
    await writeFile(join(registry, 'releases/shell', v(1), 'main.js'), 'evil()');
    await writeFile(join(registry, 'releases/shell', v(1), 'vendor.js.br'), 'nonsense');

    const altered = await get(entry);
    const vendor = await get(entry.replace('main', 'vendor'), { 'accept-encoding': 'br' });

    expect(altered.statusCode).toBe(500);
    expect(altered.body).not.toContain('evil');
    expect(vendor.statusCode).toBe(200);
    expect(vendor.headers).not.toHaveProperty('content-encoding');
  });
});

describe('assets', () => {
  it('come with the live shell, and from the folder where it brings none', async () => {
    const folder = await edges.folders.make();
    await mkdir(join(folder, 'fonts'));
    await writeFile(join(folder, 'fonts/a-latin.woff2'), 'font');
    const { get } = await site({ assetsFolder: folder });

    expect((await get('/assets/flags/pt.svg')).headers['content-type']).toContain('image/svg+xml');
    expect(await get('/assets/fonts/a-latin.woff2')).toMatchObject({ statusCode: 200, body: 'font' });
    expect((await get('/assets/fonts/none.woff2')).statusCode).toBe(404);
  });

  it('include an icon, and robots are told what is not for them', async () => {
    const folder = await edges.folders.make();
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    const { get } = await site({ assetsFolder: folder });

    expect((await get('/favicon.ico')).headers['content-type']).toContain('image/svg+xml');
    for (const path of ['/api', '/edge', '/mailbox', '/provider', '/psp'])
      expect((await get('/robots.txt')).body).toContain(`Disallow: ${path}\n`);
  });
});
