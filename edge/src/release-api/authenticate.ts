import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '@mosaico/shared/server';
import { credentialOf, type Credential } from '../registry/credential.ts';
import { readStore } from '../registry/registry.ts';
import { createRateLimit } from '../server/rate-limit.ts';
import { Refusal } from './refusal.ts';

/** Wrong tokens that one network may try in a minute. */
const WRONG_TOKENS = 20;
/** Calls of one credential in a minute: a release of the most files that one may have takes a third of it. */
const CALLS = 6_000;
const PROTECTED = '/v1/';

/** Who calls. */
export interface Caller {
  readonly id: string;
  readonly credential: Credential;
}

/** Who has sent a request. */
export type Authentication = (request: FastifyRequest) => Caller;

/**
 * Finds out who calls, by the token in the header alone, before anything of the body is taken: what a stranger sends is not kept in memory.
 * Every route under `/v1/` asks for one, and answers a stranger 401 or 429.
 */
export function authenticateCalls(app: FastifyInstance, registry: string): Authentication {
  const read = createAuthentication(registry);
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith(PROTECTED)) return;
    try {
      callers.set(request, await read(request));
    } catch (refusal) {
      // Nobody waits for the rest of what is being sent.
      reply.header('connection', 'close');
      throw refusal;
    }
  });
  return (request) => {
    const caller = callers.get(request);
    if (!caller) throw new Error(`a route outside of ${PROTECTED} asks who calls`);
    return caller;
  };
}

/** @throws Refusal */
function createAuthentication(registry: string): (request: FastifyRequest) => Promise<Caller> {
  const mayTryAgain = createRateLimit(WRONG_TOKENS);
  const mayCall = createRateLimit(CALLS);
  return async ({ headers: { authorization = '' }, ip }) => {
    const [, token = ''] = /^Bearer ([\w-]{1,200})$/i.exec(authorization) ?? [];
    const { credentials } = await readStore(registry);
    const caller = credentialOf(token, credentials, Date.now());
    if (!caller) {
      if (!(await mayTryAgain(networkOf(ip)))) throw new Refusal(429, 'Too many wrong tokens: wait a minute');
      throw new Refusal(401, 'The token is missing, not known, or has expired');
    }
    if (!(await mayCall(caller.id))) throw new Refusal(429, 'Too many calls: wait a minute');
    return caller;
  };
}
