import type { FastifyRequest } from 'fastify';
import { networkOf } from '@mosaico/shared/server';
import { credentialOf, type Credential } from '../registry/credential.ts';
import { readStore } from '../registry/registry.ts';
import { createRateLimit } from '../server/rate-limit.ts';
import { Refusal } from './refusal.ts';

/** Wrong tokens that one network may try in a minute. */
const WRONG_TOKENS = 20;
/** Calls of one credential in a minute: a release of the most files that one may have takes a third of it. */
const CALLS = 6_000;

/** Who calls. */
export interface Caller {
  readonly id: string;
  readonly credential: Credential;
}

/** Finds out who calls, by the token in the header alone. @throws Refusal */
export type Authentication = (request: FastifyRequest) => Promise<Caller>;

export function createAuthentication(registry: string): Authentication {
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
