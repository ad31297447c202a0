import { once } from 'node:events';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { testEdges } from '../../testing/test-edges.ts';

const edges = testEdges();
const apis: FastifyInstance[] = [];
afterAll(async () => {
  await edges.close();
  await Promise.all(apis.map((app) => app.close()));
});

/** An API like ours: it takes 64 KB, and tells what has reached it. */
async function api(): Promise<{ url: string; streams: () => number; stop: () => Promise<void> }> {
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  let streams = 0;
  app.post('/api/echo', async () => ({}));
  app.get('/api/headers', async (request) => request.headers);
  app.get('/api/stream', (_, reply) => {
    reply.hijack();
    streams += 1;
    reply.raw.on('close', () => (streams -= 1));
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
  });
  apis.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, streams: () => streams, stop: () => app.close() };
}

/** Sends bytes that no proper client sends. @returns the whole answer */
function raw(address: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('close', () => resolve(answer));
    socket.on('error', () => {});
  });
}

const get = (address: string, path: string, host: string, more = '') =>
  raw(address, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);

describe('a hostile page request', () => {
  let address: string;
  beforeAll(async () => {
    const app = await edges.edge(await edges.registry('shell', 'games'));
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });

  it.each([
    '/<script>alert(1)</script>',
    '/games?a="><script>alert(1)</script>',
    '/games;</script><script>alert(1)',
  ])('writes nothing of the address %s into the page', async (path) => {
    expect(await get(address, path, 'demo.test')).not.toContain('alert(1)');
  });

  it.each(['<script>alert(1)</script>', 'a"><script>alert(1)</script>', 'a/alert(1)', 'alert(1)@b', ''])(
    'writes no markup of the host %p into the page',
    async (host) => {
      const answer = await get(address, '/games', host);

      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).not.toContain('alert(1)');
    },
  );

  it.each(['</script><script>alert(1)</script>', '%E0%A4%A', '__proto__', 'constructor', 'x'.repeat(9_000)])(
    'speaks Portuguese to the language cookie %.30s [R17]',
    async (value) => {
      const answer = await get(address, '/games', 'demo.test', `Cookie: language=${value}\r\n`);

      expect(answer).toContain('<html lang="pt-BR"');
      expect(answer).not.toContain('alert(1)');
    },
  );

  it.each([
    '/%',
    '/%zz',
    '/%00',
    '//evil.com',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fetc%2fpasswd',
    '/assets/flags/pt.svg%00',
    '/releases/games/1.0.0-b00000001/release.json',
    '/releases/..%2f..%2f/x/y',
    '/releases/__proto__/constructor/x',
    '/api/../edge/map',
    '/edge/nothing',
  ])('refuses %s, uncached, and tells nothing of the inside', async (path) => {
    const answer = await get(address, path, 'demo.test');

    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).toMatch(/cache-control: (?:no-store|private, no-cache)/i);
    expect(answer).not.toMatch(/FST_|node_modules|ENOENT|root:/);
  });
});

describe('the way to the API, when it is abused', () => {
  it('refuses a body larger than any endpoint takes, and goes on', async () => {
    const app = await edges.edge(await edges.registry('shell'), { apiUrl: (await api()).url });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const post = (bytes: number) =>
      fetch(`${address}/api/echo?lang=en`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x'.repeat(bytes) }),
      });

    const huge = await post(2_000_000);

    expect(huge.status).toBe(413);
    expect(await huge.json()).toMatchObject({
      code: 413,
      error: 'payload_too_large',
      message: 'The request is too large',
    });
    expect((await post(100)).status).toBe(200);
  });

  it('takes such a body in before it refuses it: a proxy that is still sending would not see the answer', async () => {
    const app = await edges.edge(await edges.registry('shell'), { apiUrl: (await api()).url });
    const { port, host } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const bytes = 3_000_000;
    const socket = connect(Number(port), '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    const closed = once(socket, 'close');
    socket.write(
      `POST /api/echo HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`,
    );
    for (const _turn of [1, 2, 3]) await fetch(`http://${host}/edge/healthz`);

    expect(heard).toBe('');
    socket.write(Buffer.alloc(bytes, 'x'));

    await closed;
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('refuses such a body also when it comes in pieces of no declared length [G30]', async () => {
    const app = await edges.edge(await edges.registry('shell'), { apiUrl: (await api()).url });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const post = (pieces: number) => {
      async function* body() {
        yield Buffer.from('{"text":"');
        for (let piece = 0; piece < pieces; piece += 1) yield Buffer.alloc(30_000, 'x');
        yield Buffer.from('"}');
      }
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half' };
      return fetch(`${address}/api/echo?lang=en`, { ...init, body: Readable.from(body()) as never });
    };

    const huge = await post(100);

    expect([huge.status, await huge.json()]).toMatchObject([413, { error: 'payload_too_large' }]);
    expect((await post(2)).status).toBe(200);
  });

  it('ends a request whose body drips', async () => {
    const app = await edges.edge(await edges.registry('shell'), {
      apiUrl: (await api()).url,
      requestTimeoutMs: 300,
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
    );
    const dripping = setInterval(() => socket.write('x'), 20);

    await new Promise((resolve) => socket.once('close', resolve));

    clearInterval(dripping);
    expect((await fetch(`${address}/api/headers`)).status).toBe(200);
  });

  it.each([
    [
      'a repeated content type',
      'Content-Type: application/json\r\nContent-Type: text/plain\r\n',
      /HTTP\/1\.1 (?:200|415) /,
    ],
    ['a list of content types', 'Content-Type: application/json, application/json\r\n', /HTTP\/1\.1 415 /],
    ['no content type that can be read', 'Content-Type: ;;\r\n', /HTTP\/1\.1 415 /],
    ['two hosts', 'Content-Type: application/json\r\nHost: b\r\n', /HTTP\/1\.1 400 /],
  ])('answers %s with JSON', async (_, headers, status) => {
    const app = await edges.edge(await edges.registry('shell'), { apiUrl: (await api()).url });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });

    const answer = await raw(
      address,
      `POST /api/echo HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: 2\r\nConnection: close\r\n\r\n{}`,
    );

    expect(answer).toMatch(status);
    expect(answer).toMatch(/content-type: application\/json/i);
  });

  it('ends a stream at the API as soon as its reader has gone', async () => {
    const { url, streams } = await api();
    const app = await edges.edge(await edges.registry('shell'), { apiUrl: url });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const readers = Array.from({ length: 20 }, () => new AbortController());
    await Promise.all(readers.map(({ signal }) => fetch(`${address}/api/stream`, { signal })));
    expect(streams()).toBe(20);

    for (const reader of readers) reader.abort();

    while (streams() > 0) await new Promise((done) => setTimeout(done, 20));
    expect(streams()).toBe(0);
  });

  it('says that the API is away in the visitor’s language, not in that of a literal query [A4]', async () => {
    const app = await edges.edge(await edges.registry('shell'));

    const answer = await app.inject({
      method: 'POST',
      url: '/api/recharge/list?lang=zh_cn',
      headers: { cookie: 'language=pt' },
    });

    expect(answer.json()).toMatchObject({
      code: 503,
      message: 'Serviço indisponível. Tente de novo mais tarde',
    });
  });
});

describe('a registry that fails under a running edge', () => {
  it('tells a visitor nothing of its folders', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    const release = join(registry, 'releases/games/1.0.0-b00000001');
    await rm(join(release, 'release.json'));
    await writeFile(join(release, 'not-a-folder'), '');
    await chmod(release, 0o700);

    const answer = await app.inject('/releases/games/1.0.0-b00000001/not-a-folder/area.js');

    expect(answer.body).not.toContain(registry);
    expect((await app.inject('/games')).statusCode).toBe(200);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"revision":-1,"areas":{}}',
    '{"revision":1,"areas":{"__proto__":{"version":"x"}}}',
  ])('keeps the last good map while map.json is %p', async (text) => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    expect((await app.inject('/games')).statusCode).toBe(200);

    await writeFile(join(registry, 'map.json'), text);

    expect((await app.inject('/games')).statusCode).toBe(200);
    await rm(join(registry, 'map.json'));
    expect((await app.inject('/games')).statusCode).toBe(200);
  });
});
