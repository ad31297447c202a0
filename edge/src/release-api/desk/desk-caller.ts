import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_PATHS } from '../../../desk/wire.ts';
import { readStore } from '../../registry/registry.ts';
import { cookieValue } from '../../server/visitor.ts';
import type { Authentication, Caller } from '../authenticate.ts';
import { Refusal } from '../refusal.ts';
import { SESSION_COOKIE, SESSION_SECONDS, type Sessions } from './session.ts';

const PROTECTED: readonly string[] = [DESK_PATHS.state, DESK_PATHS.commands];

/**
 * Finds out who calls from the desk, by its session's cookie alone, before anything of the body is taken. What changes something has to come from the
 * desk's own page.
 */
export function authenticateDesk(
  app: FastifyInstance,
  registry: string,
  sessions: () => Promise<Sessions>,
): Authentication {
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.addHook('onRequest', async (request) => {
    if (!PROTECTED.includes(request.routeOptions.url ?? '')) return;
    if (request.method !== 'GET') checkOrigin(request);
    const value = cookieValue(request.headers.cookie ?? '', SESSION_COOKIE);
    const { credentials } = await readStore(registry);
    const id = (await sessions()).read(value, credentials);
    const credential = id === null ? undefined : credentials[id];
    if (id === null || !credential) throw new Refusal(401, 'The session is over: log in again');
    callers.set(request, { id, credential });
  });
  return (request) => {
    const caller = callers.get(request);
    if (!caller) throw new Error('this path of the desk asks for no session');
    return caller;
  };
}

/** Cookies are sent by pages of other ports of the same host as well; no page can say that it is of another origin. @throws Refusal */
export function checkOrigin(request: FastifyRequest): void {
  const origin = URL.parse(request.headers.origin ?? '');
  if (origin?.host !== request.host || origin.host === '')
    throw new Refusal(403, 'This may only be asked for from the desk itself');
}

/** Begins a session, or ends it. */
export function setSession(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  { credential }: Partial<Caller> = {},
): void {
  const left = credential ? Math.floor((Date.parse(credential.expiresAt) - Date.now()) / 1_000) : 0;
  const parts = [
    `${SESSION_COOKIE}=${value}`,
    'Path=/',
    `Max-Age=${Math.max(0, Math.min(left, SESSION_SECONDS))}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
