import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { TELEMETRY_LIMITS } from '@mosaico/shared/contract';
import { testRelease, testVersion as v } from '../../testing/test-releases.ts';
import { testEdges } from '../../testing/test-edges.ts';

const edges = testEdges();
/** Timers that the server needs while Date and setTimeout are faked. */
const REAL = ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime'] as const;
afterAll(() => edges.close());

/** frontend-discovery v1-pre, transcribed: what it does not name is not allowed. */
const discoverySchema = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(
      z.strictObject({
        url: z.string(),
        fallbackUrl: z.string().optional(),
        metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
        extras: z.record(z.string(), z.unknown()).optional(),
        deployment: z.strictObject({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
      }),
    ),
  ),
});

describe('the discovery document', () => {
  it('follows the frontend-discovery schema', async () => {
    const registry = await edges.registry('shell', 'games');
    await edges.live(registry, 'games', { version: v(2) });
    const app = await edges.edge(registry);

    const document = discoverySchema.parse((await app.inject('/edge/discovery.json')).json());

    expect(Object.keys(document.microFrontends)).toEqual(['shell', 'games']);
    expect(document.microFrontends['games']).toEqual([
      {
        url: `/releases/games/${v(2)}/remoteEntry.js`,
        fallbackUrl: `/releases/games/${v(1)}/remoteEntry.js`,
        metadata: { integrity: expect.stringMatching(/^sha384-/), version: v(2) },
        extras: expect.objectContaining({
          routes: ['/games'],
          exposed: ['./area'],
          container: expect.any(String),
        }),
        deployment: { traffic: 100, default: true },
      },
    ]);
  });
});

describe('the map', () => {
  it('is served as browsers get it, and is missing while no shell is live', async () => {
    const app = await edges.edge(await edges.registry('shell', 'games'));
    const empty = await edges.edge(await edges.registry());

    expect((await app.inject('/edge/map')).json()).toMatchObject({
      revision: 2,
      shell: v(1),
      areas: [{ area: 'games' }],
    });
    expect((await empty.inject('/edge/map')).statusCode).toBe(503);
    expect((await empty.inject('/edge/healthz')).statusCode).toBe(503);
    expect((await app.inject('/edge/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('tells open tabs of every change', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/edge/map-events`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const until = async (text: string) => {
      while (reader && !received.includes(text)) received += (await reader.read()).value ?? '';
    };

    await until('data: {"revision":2}');
    await edges.live(registry, 'games', { version: v(2) });
    await until('data: {"revision":3}');

    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(received).toContain('retry: 3000');
    await reader?.cancel();
  });
});

describe('open tabs of one network', () => {
  it('are limited: one more is told to come back later, without an error in its console [G25]', async () => {
    const app = await edges.edge(await edges.registry('shell'));
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const sockets: Socket[] = [];
    const follow = () =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(address).port), '127.0.0.1');
        sockets.push(socket);
        let text = '';
        socket.on('data', (chunk) => {
          text += String(chunk);
          if (/retry: \d+\n\n/.test(text)) resolve(text);
        });
        socket.write('GET /edge/map-events HTTP/1.1\r\nHost: a\r\n\r\n');
      });
    const retryOf = async () => /^HTTP\/1\.1 200 .*retry: (\d+)\n\n/s.exec(await follow())?.[1];

    const open = await Promise.all(Array.from({ length: 500 }, retryOf));
    expect(new Set(open)).toEqual(new Set(['3000']));
    expect(await retryOf()).toBe('60000');

    sockets[0]?.destroy();
    while ((await retryOf()) !== '3000') await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of sockets) socket.destroy();
  });
});

describe('reports from browsers', () => {
  const ready = (version: string, area = 'games') => ({
    kind: 'area.ready',
    area,
    version,
    durationMs: 12.5,
  });
  const failed = (version: string) => ({
    kind: 'area.failed',
    area: 'games',
    version,
    stage: 'load',
    reference: 'abc',
  });

  async function intake() {
    const app = await edges.edge(await edges.registry('shell', 'games'));
    const post = (payload: string | object, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/edge/telemetry', headers: { 'content-type': type }, payload });
    return { app, post };
  }

  it('are counted by area and version, for versions that visitors can have', async () => {
    const { app, post } = await intake();

    const answer = await post({
      reports: [ready(v(1)), ready(v(1)), failed(v(1)), ready('9.9.9'), ready(v(1), 'shell')],
    });
    await post(JSON.stringify({ reports: [ready(v(1))] }), 'text/plain;charset=UTF-8');

    expect(answer.statusCode).toBe(204);
    expect((await app.inject('/edge/status')).json()).toMatchObject({
      revision: 2,
      counters: [
        { area: 'games', version: v(1), ready: 3, failed: 1 },
        { area: 'shell', version: v(1), ready: 1, failed: 0 },
      ],
      unknownReports: 1,
    });
  });

  it('[A24] are counted by name when they are notes, for a bounded number of names', async () => {
    const { app, post } = await intake();
    const mark = (name: string) => ({ kind: 'mark', area: 'shell', version: v(1), name });
    const names = Array.from({ length: 120 }, (_, n) => `name-${n}`);

    await post({ reports: [mark('call-failed'), mark('call-failed')] });
    for (let n = 0; n < names.length; n += 40) await post({ reports: names.slice(n, n + 40).map(mark) });

    const { marks } = (await app.inject('/edge/status')).json<{ marks: Record<string, number> }>();
    expect(marks['call-failed']).toBe(2);
    expect(Object.keys(marks)).toHaveLength(101);
    expect(marks['others']).toBe(21);
  });

  it.each([
    ['{', 400],
    [{ reports: [] }, 400],
    [{ reports: [{ kind: 'other' }] }, 400],
    [{ reports: [{ kind: 'area.ready', area: 'games', version: '1', durationMs: 1, cpf: '1' }] }, 400],
    [
      {
        reports: Array.from({ length: TELEMETRY_LIMITS.reports + 1 }, () => ({
          kind: 'vital',
          area: 'shell',
          version: '1',
          name: 'LCP',
          value: 1,
        })),
      },
      400,
    ],
    ['x'.repeat(TELEMETRY_LIMITS.bodyBytes + 1), 413],
  ])('are refused when they do not fit: %j', async (payload, status) => {
    const { post } = await intake();

    expect((await post(payload)).statusCode).toBe(status);
  });

  const send = (app: FastifyInstance, reports: object[], { view = '', from = '203.0.113.9' } = {}) =>
    app.inject({
      method: 'POST',
      url: `/edge/telemetry${view && `?view=${view}`}`,
      headers: { 'content-type': 'application/json' },
      payload: { reports },
      remoteAddress: from,
    });
  const statusOf = async (app: FastifyInstance) =>
    (await app.inject('/edge/status')).json<{
      counters: { ready: number; failed: number }[];
      droppedBatches: number;
      unloggedReports: number;
    }>();

  /** The rate limits see one and the same minute, however long the test takes. */
  const withinOneMinute = () => jest.useFakeTimers({ now: 0, doNotFake: [...REAL] });
  afterEach(() => jest.useRealTimers());

  it('are all taken of many players behind one address', async () => {
    const { app } = await intake();
    withinOneMinute();

    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, view) => send(app, [ready(v(1))], { view: `view-${view}` })),
    );

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await statusOf(app)).toMatchObject({ counters: [{ ready: 1_000 }], droppedBatches: 0 });
  });

  it('are dropped and counted as dropped when one page view floods; its neighbour’s are not', async () => {
    const { app } = await intake();
    withinOneMinute();

    const statuses = [];
    for (let n = 0; n < 130; n += 1)
      statuses.push((await send(app, [ready(v(1))], { view: 'broken' })).statusCode);
    await send(app, [failed(v(1))], { view: 'neighbour' });

    expect(new Set(statuses)).toEqual(new Set([204])); // a refusal would be an error in the player's console
    expect(await statusOf(app)).toMatchObject({
      counters: [{ ready: 120, failed: 1 }],
      droppedBatches: 10,
    });
  });

  it('are bounded for one network, whatever views and addresses it makes up; another network’s are taken', async () => {
    const { app } = await intake();
    withinOneMinute();

    for (let n = 0; n < 3_010; n += 1)
      await send(app, [ready(v(1))], { view: `made-up-${n}`, from: `2001:db8::${n.toString(16)}` });
    for (let n = 1; n <= 5; n += 1) await send(app, [failed(v(1))], { from: `2001:db8:0:${n}::1` });

    const { counters, droppedBatches } = await statusOf(app);
    expect(counters).toMatchObject([{ ready: 3_000 }]);
    // Networks share 65,536 counters by chance: one of the five may have met the flooded one, two never do.
    expect(counters[0]?.failed).toBeGreaterThanOrEqual(4);
    expect(droppedBatches).toBeLessThanOrEqual(11);
  });

  it('are logged up to a limit, and counted beyond it', async () => {
    const { app } = await intake();
    withinOneMinute();

    for (let n = 0; n < 13; n += 1)
      await send(
        app,
        Array.from({ length: 50 }, () => failed(v(1))),
        { view: 'one' },
      );

    expect(await statusOf(app)).toMatchObject({ counters: [{ failed: 650 }], unloggedReports: 50 });
  });
});

describe('areas from the server of a developer', () => {
  it('replace the live ones, are marked, and changes are seen', async () => {
    const folder = await edges.folders.make();
    let text = JSON.stringify(testRelease('games', { version: v(7) }).release);
    const server = createServer((_, response) => response.end(text));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await writeFile(join(folder, 'unused'), '');
    const app = await edges.edge(await edges.registry('shell', 'games'), {
      devOverrides: { games: `${base}/` },
    });

    const page = await app.inject('/games');
    const { revision, areas } = (await app.inject('/edge/map')).json<{ revision: number; areas: object[] }>();
    expect(page.body).toContain(`href="${base}/remoteEntry.js"`);
    expect(page.headers['content-security-policy']).toContain(
      `connect-src 'self' ${base} ${base.replace('http', 'ws')};`,
    );
    expect(areas).toMatchObject([
      { area: 'games', version: v(7), dev: true, lastKnownGood: { version: v(1) } },
    ]);

    text = JSON.stringify(testRelease('games', { version: v(8) }).release);
    while ((await app.inject('/edge/map')).json<{ revision: number }>().revision === revision) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await app.inject('/games')).body).toContain(v(8));
    server.closeAllConnections();
    server.close();
  });
});
