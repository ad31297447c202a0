import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ApiKey, Endpoint } from '@mosaico/shared/api';
import { memberOfToken } from '../sessions/sessions.ts';
import type { Deps } from '../runtime/deps.ts';
import { DomainError } from '../domain-error.ts';
import { textOf } from '../messages/texts.ts';
import { hostName, type SiteDirectory } from '../sites/site-directory.ts';
import { requestedMessageSet } from './language.ts';
import type { Caller, CallerMember, CallerSite } from '../http/route.ts';

/** The site of the request's host. @throws DomainError site_not_found */
export async function siteOf(request: FastifyRequest, sites: SiteDirectory): Promise<CallerSite> {
  const site = await sites.ofHost(request.host);
  if (!site) throw new DomainError('site_not_found');
  return { key: site.key, host: hostName(request.host) };
}

/**
 * The member behind the request's bearer token, as far as the endpoint looks at it.
 *
 * @throws DomainError unauthenticated on a `member` endpoint without a valid token of this site
 */
export async function memberOf(
  request: FastifyRequest,
  site: CallerSite,
  access: Endpoint['access'],
  deps: Deps,
): Promise<CallerMember | null> {
  if (access === 'public' || access === 'operator') return null;
  const token = bearerOf(request);
  const member = token ? await memberOfToken(deps.db, site.key, token, deps.clock.now()) : null;
  if (!member && access === 'member') throw new DomainError('unauthenticated');
  return member;
}

/**
 * Name of the operator whose key the request's bearer token is, as far as the endpoint looks at it.
 *
 * @throws DomainError unauthenticated on an `operator` endpoint without the key of one
 */
export function operatorOf(
  request: FastifyRequest,
  access: Endpoint['access'],
  { config }: Pick<Deps, 'config'>,
): string | null {
  if (access !== 'operator') return null;
  const hash = createHash('sha256')
    .update(bearerOf(request) ?? '')
    .digest();
  const operator = config.operators.find(({ keyHash }) => timingSafeEqual(Buffer.from(keyHash, 'hex'), hash));
  if (!operator) throw new DomainError('unauthenticated');
  return operator.name;
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/** Who calls, as handlers see it. @throws DomainError bad_request for an unreadable `Idempotency-Key` */
export function callerOf(request: FastifyRequest, site: CallerSite, endpoint: ApiKey): Caller {
  const messageSet = requestedMessageSet(request);
  return {
    endpoint,
    site,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    messageSet,
    requestId: request.id,
    idempotencyKey: idempotencyKeyOf(request),
    t: (key, values) => textOf(messageSet, key, values),
  };
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY.test(header)) throw new DomainError('bad_request');
  return header;
}
