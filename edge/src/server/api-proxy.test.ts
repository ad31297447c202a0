import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testEdges } from '../../testing/test-edges.ts';

const edges = testEdges();
const servers: Server[] = [];
afterAll(async () => {
  await edges.close();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** An API that tells what has reached it; `/api/stream` sends one event and then stays open. */
async function api(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/api/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the way to the API', () => {
  it('passes method, path, query, body, token and host on', async () => {
    const app = await edges.edge(await edges.registry('shell'), { apiUrl: await api() });

    const answer = await app.inject({
      method: 'POST',
      url: '/api/recharge/list?lang=zh_cn',
      headers: { host: 'demo.localhost:4000', authorization: 'Bearer t', 'content-type': 'application/json' },
      payload: '{"page":1}',
    });

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      method: 'POST',
      url: '/api/recharge/list?lang=zh_cn',
      headers: {
        host: 'demo.localhost:4000',
        authorization: 'Bearer t',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      },
      body: '{"page":1}',
    });
  });

  it.each([
    '/psp/pay/1',
    '/provider/launch?token=1',
    '/mailbox?to=a',
    '/mailbox/messages?to=a',
    '/api/openapi.json',
  ])('passes %s on as it is', async (url) => {
    const app = await edges.edge(await edges.registry('shell'), { apiUrl: await api() });

    expect((await app.inject(url)).json()).toMatchObject({ url });
  });

  it('passes the events of a stream on at once', async () => {
    const app = await edges.edge(await edges.registry('shell'), { apiUrl: await api() });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });

    const response = await fetch(`${address}/api/stream`);
    const first = await response.body?.getReader().read();

    expect(new TextDecoder().decode(first?.value)).toBe('data: first\n\n');
  });

  it('answers the same when a balancer in front of the APIs has found none', async () => {
    const balancer = createServer((_, response) => {
      response
        .writeHead(502, { 'content-type': 'text/html', 'content-length': '19' })
        .end('<h1>Bad Gateway</h1>'.slice(0, 19));
    });
    servers.push(balancer);
    await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
    const app = await edges.edge(await edges.registry('shell'), { apiUrl });

    const answer = await app.inject({
      url: '/api/games/popular',
      headers: { host: 'demo.localhost', 'accept-language': 'en' },
    });

    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '5',
      'content-type': expect.stringContaining('json'),
    });
    expect(answer.json()).toMatchObject({ code: 503, error: 'unavailable' });
  });

  it('answers 503 in the language of the caller while the API is away [R242]', async () => {
    const app = await edges.edge(await edges.registry('shell'));

    const english = await app.inject('/api/games/listsv2?lang=en');
    const cookie = await app.inject({ url: '/api/games/listsv2', headers: { cookie: 'language=zh_cn' } });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const portuguese = await fetch(`${address}/api/login`, {
      method: 'POST',
      body: JSON.stringify({ a: 'b'.repeat(100_000) }),
    });

    expect(english.statusCode).toBe(503);
    expect(english.json()).toEqual({
      code: 503,
      error: 'unavailable',
      message: 'Service unavailable, please try again later',
      request_id: expect.any(String),
    });
    expect(cookie.json()).toMatchObject({ message: '服务暂不可用，请稍后再试' });
    expect(await portuguese.json()).toMatchObject({
      code: 503,
      message: 'Serviço indisponível. Tente de novo mais tarde',
    });
  });
});
