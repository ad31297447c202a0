import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MAP_EVENTS_PATH, MAP_PATH, setText } from '@mosaico/shared/contract';
import { networkOf } from '@mosaico/shared/server';
import { compositionOf } from './canary/variants.ts';
import { discoveryDocument } from './discovery.ts';
import type { EdgeContext } from './edge-context.ts';
import { DISCOVERY_PATH } from './paths.ts';
import { setSeen } from './preview/previews.ts';
import { visitorOf } from './visitor.ts';

const HEARTBEAT_MS = 25_000;
/** How long a browser waits before it connects again. */
const RECONNECT_MS = 3_000;
/** Streams that one network may have open: a mobile operator puts hundreds of players behind one address. */
const MOST_STREAMS_OF_A_NETWORK = 500;
/** One more ends at once and comes back after this time: at a refusal the browser would give up, with an error in its console. */
const RECONNECT_WHEN_FULL_MS = 60_000;

/** What is live, for browsers and programs: the map, the discovery document, and a stream of changes. */
export function mapRoutes(
  app: FastifyInstance,
  { composition, evidence, loop, previews, streams }: EdgeContext,
): void {
  app.get(MAP_PATH, async (request, reply) => {
    const live = await composition.current();
    reply.header('cache-control', 'no-store');
    if (!live) return reply.code(503).send({ error: 'no shell is live' });
    const visitor = visitorOf(request);
    const preview = await previews.of(visitor);
    const own = preview?.composition ?? compositionOf(live, visitor);
    const { map } = own;
    const set = setText(map);
    evidence?.note(visitor.id, setSeen(own, preview), preview ? 'preview' : 'map', networkOf(request.ip));
    return { ...map, ...(loop ? { view: preview ? loop.issuePreview(set) : loop.issue(set) } : {}) };
  });

  app.get(DISCOVERY_PATH, async (request, reply) => {
    const live = await composition.current();
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    return live
      ? discoveryDocument(live, visitorOf(request).host)
      : reply.code(503).send({ error: 'no shell is live' });
  });

  const listening = new Set<ServerResponse>();
  const send = (stream: ServerResponse, revision: number) =>
    stream.write(`data: ${JSON.stringify({ revision })}\n\n`);
  const heartbeat = setInterval(
    () => listening.forEach((stream) => stream.write(': still here\n\n')),
    HEARTBEAT_MS,
  ).unref();
  const stop = composition.onChange(({ map }) => listening.forEach((stream) => send(stream, map.revision)));

  app.get(MAP_EVENTS_PATH, { exposeHeadRoute: false }, async ({ ip }, reply) => {
    const live = await composition.current();
    const isTaken = streams.take(reply.raw, [{ who: networkOf(ip), most: MOST_STREAMS_OF_A_NETWORK }]);
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    if (!isTaken) return void reply.raw.end(`retry: ${RECONNECT_WHEN_FULL_MS}\n\n`);
    reply.raw.write(`retry: ${RECONNECT_MS}\n\n`);
    if (live) send(reply.raw, live.map.revision);
    listening.add(reply.raw);
    reply.raw.once('close', () => listening.delete(reply.raw));
  });

  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    stop();
  });
}
