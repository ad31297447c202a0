import type { FastifyInstance } from 'fastify';
import { networkOf, OpenStreams } from '@mosaico/shared/server';
import { DomainError } from '../domain-error.ts';
import { tooManyAttempts } from '../http/rate-limits.ts';
import { registerAnswering } from './endpoints.ts';
import type { Parts } from './parts.ts';
import { tellMember } from './tell-member.ts';

const HEARTBEAT_MS = 15_000;
/** Tabs one member may have open. */
const MAX_STREAMS_PER_MEMBER = 12;
/** Tabs that one network may have open: a mobile operator puts hundreds of players behind one address. */
const MAX_STREAMS_PER_NETWORK = 500;
/** When one who has too many may ask again. */
const RETRY_AFTER_SECONDS = 30;
/** When events may have been missed, the streams end within this time, so that not all players come back at once. */
const END_WITHIN_MS = 2_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects answers would hold events back.
  'x-accel-buffering': 'no',
} as const;

/**
 * What happens to the member, as server-sent events. A comment line every 15 s keeps proxies from closing it. When the
 * session ends, for whatever reason, the stream says `revoked` and closes. When events may have been missed it ends: the
 * browser comes back and reads anew. Source: G10.
 */
export function memberStream(
  app: FastifyInstance,
  parts: Parts,
  { heartbeatMs = HEARTBEAT_MS, mostPerNetwork = MAX_STREAMS_PER_NETWORK } = {},
): void {
  const streams = new OpenStreams();
  app.addHook('preClose', async () => streams.endAll());
  registerAnswering(app, parts, 'GET /api/stream', async (request, reply) => {
    const { member } = request;
    const { raw } = reply;
    if (!member) throw new DomainError('unauthenticated');
    const isTaken = streams.take(raw, [
      { who: `member ${member.id}`, most: MAX_STREAMS_PER_MEMBER },
      { who: `network ${networkOf(request.ip)}`, most: mostPerNetwork },
    ]);
    if (!isTaken) throw tooManyAttempts('too_many_requests', RETRY_AFTER_SECONDS);
    const gaps = parts.memberEvents.gaps.subscribe(() =>
      setTimeout(() => streams.end(raw), parts.random.int(END_WITHIN_MS)).unref(),
    );
    raw.once('close', () => gaps.unsubscribe());
    reply.hijack();
    raw.writeHead(200, { ...HEADERS, 'x-request-id': request.id });
    tellMember(raw, member, parts, heartbeatMs);
  });
}
