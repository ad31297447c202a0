import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MAP_EVENTS_PATH, MAP_PATH } from '@mosaico/shared/contract';
import { discoveryDocument } from './discovery.ts';
import type { EdgeContext } from './edge-context.ts';
import { DISCOVERY_PATH } from './paths.ts';

const HEARTBEAT_MS = 25_000;
/** How long a browser waits before it connects again. */
const RECONNECT_MS = 3_000;

/** What is live, for browsers and programs: the map, the discovery document, and a stream of changes. */
export function mapRoutes(app: FastifyInstance, { composition }: EdgeContext): void {
  app.get(MAP_PATH, async (_, reply) => {
    const live = await composition.current();
    reply.header('cache-control', 'no-store');
    return live ? live.map : reply.code(503).send({ error: 'no shell is live' });
  });

  app.get(DISCOVERY_PATH, async (_, reply) => {
    const live = await composition.current();
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    return live ? discoveryDocument(live) : reply.code(503).send({ error: 'no shell is live' });
  });

  const streams = new Set<ServerResponse>();
  const send = (stream: ServerResponse, revision: number) =>
    stream.write(`data: ${JSON.stringify({ revision })}\n\n`);
  const heartbeat = setInterval(
    () => streams.forEach((stream) => stream.write(': still here\n\n')),
    HEARTBEAT_MS,
  ).unref();
  const stop = composition.onChange((revision) => streams.forEach((stream) => send(stream, revision)));

  app.get(MAP_EVENTS_PATH, { exposeHeadRoute: false }, async (_, reply) => {
    const live = await composition.current();
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(`retry: ${RECONNECT_MS}\n\n`);
    if (live) send(reply.raw, live.map.revision);
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });

  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    stop();
    for (const stream of streams) stream.end();
  });
}
