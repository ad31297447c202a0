import fastify from 'fastify';
import { metricsAddressFrom } from './metrics-address.ts';
import { Metrics } from './metrics.ts';

async function watched() {
  const metrics = new Metrics();
  const app = fastify();
  metrics.watch(app);
  app.get('/games/:id', async () => 'a game');
  app.get('/taken-over', async (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(418).end();
  });
  await app.ready();
  return { metrics, app };
}

describe('the metrics of a process', () => {
  it('count requests by method, route pattern and status, never by address', async () => {
    const { metrics, app } = await watched();
    for (const id of ['1', '2', 'secret-token?code=123456']) await app.inject(`/games/${id}`);
    for (const path of ['/nowhere', '/somewhere/else']) await app.inject(path);
    await app.inject('/taken-over');

    const text = await metrics.text();

    const count = 'mosaico_http_request_duration_seconds_count';
    expect(text).toContain(`${count}{method="GET",route="/games/:id",status="200"} 3`);
    expect(text).toContain(`${count}{method="GET",route="none",status="404"} 2`);
    expect(text).toContain(`${count}{method="GET",route="/taken-over",status="418"} 1`);
    expect(text).not.toMatch(/secret-token|123456|nowhere|somewhere/);
    await app.close();
  });

  it('have no label for a method that somebody has made up', async () => {
    const { metrics, app } = await watched();
    for (const method of ['PURGE', 'MKCOL', 'LOCK']) await app.inject({ method: method as 'GET', url: '/' });

    const methods = new Set((await metrics.text()).match(/method="[^"]+"/g));

    expect([...methods]).toEqual(['method="other"']);
    await app.close();
  });

  it('ask for each measure at each scrape: what is gone is no longer told', async () => {
    const metrics = new Metrics();
    let version = '1.0.0';
    metrics.gauge({
      name: 'mosaico_live_release',
      help: 'What is live',
      labels: ['version'],
      read: () => [{ labels: { version }, value: 1 }],
    });
    expect(await metrics.text()).toContain('mosaico_live_release{version="1.0.0"} 1');

    version = '2.0.0';

    const text = await metrics.text();
    expect(text).toContain('mosaico_live_release{version="2.0.0"} 1');
    expect(text).not.toContain('1.0.0');
  });

  it('are served on a listener of their own, with those of Node', async () => {
    const { metrics, app } = await watched();
    const listener = await metrics.listen({ host: '127.0.0.1', port: 0 });

    const answer = await fetch(`${listener.address}/metrics`);
    const text = await answer.text();

    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await fetch(`${listener.address}/`)).status).toBe(404);
    expect((await fetch(`${listener.address}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    listener.close();
    await app.close();
  });

  it('refuse an address that another program has, by the name of the setting', async () => {
    const first = await new Metrics().listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(first.address).port);

    await expect(new Metrics().listen({ host: '127.0.0.1', port })).rejects.toThrow(
      /^METRICS_PORT: listen EADDRINUSE/,
    );
    first.close();
  });
});

describe('METRICS_PORT and METRICS_HOST', () => {
  it.each([
    [undefined, undefined, null],
    ['', '0.0.0.0', null],
    ['9464', undefined, { host: '127.0.0.1', port: 9464 }],
    ['9464', '10.0.0.5', { host: '10.0.0.5', port: 9464 }],
    ['70000', undefined, { wrong: 'METRICS_PORT must be a number from 0 to 65535, not "70000"' }],
    ['on', undefined, { wrong: 'METRICS_PORT must be a number from 0 to 65535, not "on"' }],
  ])('%p and %p are %p', (port, host, address) => {
    expect(metricsAddressFrom(port, host)).toEqual(address);
  });
});
