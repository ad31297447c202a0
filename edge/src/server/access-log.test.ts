import pino from 'pino';
import { testEdges } from '../../testing/test-edges.ts';

const edges = testEdges();
afterEach(() => edges.close());

/** A log at level `info` that keeps its lines. */
function keptLog() {
  const lines: { msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, requests: () => lines.filter(({ msg }) => msg === 'request') };
}

describe('the access log of the edge', () => {
  it('has a line for each request, with its id and route, and nothing of its query or address', async () => {
    const { log, requests } = keptLog();
    const app = await edges.edge(await edges.registry('shell'), {}, { log });

    await app.inject({
      url: '/agent?token=secret-of-a-player',
      headers: { 'x-request-id': 'request-0001', cookie: 'session=secret-cookie' },
      remoteAddress: '203.0.113.7',
    });
    await app.inject('/api/member?token=secret-of-a-player');

    expect(requests()).toEqual([
      expect.objectContaining({
        requestId: 'request-0001',
        method: 'GET',
        route: '/*',
        status: 404,
        durationMs: expect.any(Number),
      }),
      expect.objectContaining({ method: 'GET', route: '/api/*', status: 503 }),
    ]);
    expect(JSON.stringify(requests())).not.toMatch(/secret|agent|203\.0\.113\.7/);
  });

  it('is written at the level that its setting names', async () => {
    const registry = await edges.registry('shell');
    for (const accessLogLevel of ['debug', 'silent'] as const) {
      const { log, requests } = keptLog();
      const app = await edges.edge(registry, { accessLogLevel }, { log });

      await app.inject('/');

      expect(requests()).toEqual([]);
    }
  });
});
