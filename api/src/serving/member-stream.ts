import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '@mosaico/shared/api';
import { isSessionInForce } from '../sessions/sessions.ts';
import type { Deps } from '../runtime/deps.ts';
import { DomainError } from '../domain-error.ts';
import { registerAnswering } from './endpoints.ts';
import type { Parts } from './parts.ts';
import type { CallerMember } from '../http/route.ts';
import type { MemberEvent } from '../runtime/member-events.ts';

const KEY = 'GET /api/stream';
const HEARTBEAT_MS = 15_000;
/** Bytes a client may leave unread before it counts as gone. */
const MAX_UNREAD_BYTES = 64 * 1024;
/** Tabs one member may have open. */
const MAX_STREAMS_PER_MEMBER = 12;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects answers would hold events back.
  'x-accel-buffering': 'no',
} as const;

/**
 * What happens to the member, as server-sent events. A comment line every 15 s keeps proxies from closing it. When the
 * session ends, for whatever reason, the stream says `revoked` and closes. Source: G10.
 */
export function memberStream(app: FastifyInstance, parts: Parts): void {
  const open = new Map<number, number>();
  const count = (memberId: number, change: 1 | -1) => {
    const streams = (open.get(memberId) ?? 0) + change;
    if (streams === 0) open.delete(memberId);
    else open.set(memberId, streams);
  };
  registerAnswering(app, parts, KEY, async (request, reply) => {
    const member = request.member;
    if (!member) throw new DomainError('unauthenticated');
    if ((open.get(member.id) ?? 0) >= MAX_STREAMS_PER_MEMBER) throw new DomainError('too_many_requests');
    count(member.id, 1);
    reply.hijack();
    reply.raw.once('close', () => count(member.id, -1));
    reply.raw.writeHead(200, { ...HEADERS, 'x-request-id': request.id });
    pump(reply.raw, member, parts);
  });
}

/** Writes events until the client or the session is gone; leaves nothing behind. */
function pump(response: ServerResponse, member: CallerMember, deps: Deps): void {
  const write = (text: string) => {
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    else response.write(text);
  };
  const endIfRevoked = async () => {
    const at = deps.clock.now();
    if (await isSessionInForce(deps.db, member.siteKey, member.sessionId, at)) return;
    if (response.writable) response.end(eventText({ type: 'revoked', at: at.toISOString() }));
  };
  const check = () => {
    endIfRevoked().catch((error: unknown) => {
      deps.log.warn(
        { error: error instanceof Error ? error.name : 'unknown' },
        'stream closed: its session could not be checked',
      );
      response.destroy();
    });
  };
  // Another tab's logout is told to all of the member's streams; each looks whether it was its own session.
  const events = deps.memberEvents.of(member.id).subscribe((event) => {
    if (event.type === 'revoked') check();
    else if (endpoints[KEY].response.safeParse(event).success) write(eventText(event));
    else deps.log.error({ type: event.type }, 'a member event does not fit the contract');
  });
  const heartbeat = setInterval(() => {
    write(': still here\n\n');
    check();
  }, HEARTBEAT_MS);
  response.once('close', () => {
    clearInterval(heartbeat);
    events.unsubscribe();
  });
  write(': connected\n\n');
}

function eventText(event: MemberEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
