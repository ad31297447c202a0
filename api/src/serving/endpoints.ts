import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpointOf, errorStatus, type ApiKey, type RateLimit } from '@mosaico/shared/api';
import { networkOf } from '@mosaico/shared/server';
import { DomainError } from '../domain-error.ts';
import { callerOf, memberOf, operatorOf, siteOf } from './caller.ts';
import { documentationOf } from './openapi.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { CallerSite, Route } from '../http/route.ts';
import type { Parts } from './parts.ts';
import { assertStorableText } from './validation.ts';

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Registers one endpoint of the catalogue: site, member, rate limit, validation, handler, validated answer. */
export function registerEndpoint(app: FastifyInstance, parts: Parts, { key, handle }: Route): void {
  registerAnswering(app, parts, key, async (request) => {
    const caller = callerOf(request, siteOfCall(request), key);
    const { query, body, member, operator } = request;
    // The contract's schemas have parsed both, and who calls was found: they are what the handler's type says.
    return handle({ query, body, member, operator, caller } as never);
  });
}

/** Registers an endpoint of the catalogue that answers by itself: the event stream. */
export function registerAnswering(app: FastifyInstance, parts: Parts, key: ApiKey, answer: Answering): void {
  const endpoint = endpointOf(key);
  const { method, path } = addressOf(key);
  const limit = endpoint.rateLimit ? limitOf(path, endpoint.rateLimit, parts.limits) : null;
  app.route({
    method,
    url: path,
    config: { endpoint: key },
    schema: documentationOf(key),
    ...(endpoint.bodyLimitBytes && { bodyLimit: endpoint.bodyLimitBytes }),
    onRequest: async (request) => {
      request.site = await siteOf(request, parts.sites);
      request.member = await memberOf(request, request.site, endpoint.access, parts);
      request.operator = operatorOf(request, endpoint.access, parts);
    },
    preValidation: async (request) => {
      // After the body is read, because its `lang` is the language of the refusal.
      await limit?.take(request);
      if (method === 'POST') request.body ??= {};
      if (!isPlainObject(request.body) && method === 'POST') throw new DomainError('bad_request');
      assertStorableText(request.query);
      assertStorableText(request.body ?? {});
    },
    handler: limit
      ? (request, reply) => answer(request, reply).catch(giveBackIfInput(limit, request))
      : answer,
  });
}

interface EndpointLimit {
  take(request: FastifyRequest): Promise<void>;
  giveBack(request: FastifyRequest): Promise<void>;
}

function limitOf(path: string, limit: RateLimit, limits: RateLimits): EndpointLimit {
  const keyOf = (request: FastifyRequest) =>
    `${siteOfCall(request).key}|${limit.per === 'ip' || !request.member ? networkOf(request.ip) : `member:${request.member.id}`}`;
  const name = limit.countsAs ?? path;
  return {
    take: (request) => limits.take(name, limit, keyOf(request)),
    giveBack: (request) => limits.giveBack(name, limit, keyOf(request)),
  };
}

/** Input that was refused (a wrong field, a misread verification code) does not use up the limit. */
function giveBackIfInput(limit: EndpointLimit, request: FastifyRequest) {
  return async (error: unknown): Promise<never> => {
    if (error instanceof DomainError && (errorStatus(error.code) === 422 || error.code === 'captcha_wrong'))
      await limit.giveBack(request);
    throw error;
  };
}

function siteOfCall(request: FastifyRequest): CallerSite {
  if (!request.site) throw new Error('the request has no site yet');
  return request.site;
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Method and path of a key; a literal query in it is part of the wire, not of the route (A4). */
export function addressOf(key: ApiKey): { method: 'GET' | 'POST'; path: string } {
  const [method, address = ''] = key.split(' ');
  return { method: method === 'GET' ? 'GET' : 'POST', path: address.split('?')[0] ?? '' };
}
