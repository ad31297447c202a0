import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../runtime/deps.ts';
import { sandboxSite, type Sites } from '../../sandbox-site.ts';
import { purposeKey } from '../signature.ts';
import { SANDBOX_SCOPES, sandboxCredentials, type SandboxScope } from './credentials.ts';
import { Problem } from './problem.ts';
import { bodyText } from './read-request.ts';

const LIFE_SECONDS = 3_600;

const claims = z.object({ scope: z.array(z.enum(SANDBOX_SCOPES)), endsAt: z.number() });

type AccessDeps = Deps & { readonly sites: Sites };

/**
 * The sandbox's token endpoint: OAuth 2.0 client credentials with HTTP Basic. The sandbox keeps no tokens: they are signed, so any
 * process of it knows them.
 *
 * Source: RFC 6749 4.4, API Pix.
 */
export function tokenRoute(scope: FastifyInstance, path: string, deps: AccessDeps): void {
  const { config, clock } = deps;
  scope.post(path, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const form = new URLSearchParams(bodyText(request));
    if (!isClient(config.providerSecret, request.headers.authorization)) {
      await sandboxSite(request, deps.sites);
      return reply.code(401).send({ error: 'invalid_client' });
    }
    if (form.get('grant_type') !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    const asked = (form.get('scope') ?? '').split(' ').filter(Boolean);
    const granted = SANDBOX_SCOPES.filter((known) => asked.includes(known));
    if (granted.length === 0 || granted.length < new Set(asked).size)
      return reply.code(400).send({ error: 'invalid_scope' });
    const endsAt = clock.now().getTime() + LIFE_SECONDS * 1_000;
    return {
      access_token: sign(config.providerSecret, { scope: granted, endsAt }),
      token_type: 'Bearer',
      expires_in: LIFE_SECONDS,
      scope: granted.join(' '),
    };
  });
}

/** Lets nobody in without a living token that allows this. @throws Problem 401, 403; DomainError not_found on a site that is no sandbox */
export async function requireScope(
  deps: AccessDeps,
  request: FastifyRequest,
  scope: SandboxScope,
): Promise<void> {
  const { config, clock, sites } = deps;
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  const read = token === undefined ? null : readToken(config.providerSecret, token);
  if (!read || read.endsAt <= clock.now().getTime()) {
    await sandboxSite(request, sites);
    throw new Problem(401, 'NaoAutorizado', 'Token de acesso ausente, inválido ou expirado.');
  }
  if (!read.scope.includes(scope)) throw new Problem(403, 'AcessoNegado', 'Escopo insuficiente.');
}

function isClient(providerSecret: string, authorization = ''): boolean {
  const { clientId, clientSecret } = sandboxCredentials(providerSecret);
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  return isSame(expected, authorization);
}

function sign(providerSecret: string, content: z.output<typeof claims>): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${macOf(providerSecret, text)}`;
}

function readToken(providerSecret: string, token: string): z.output<typeof claims> | null {
  const [text = '', mac = ''] = token.split('.');
  if (!isSame(macOf(providerSecret, text), mac)) return null;
  return claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}

function macOf(providerSecret: string, text: string): string {
  return createHmac('sha256', purposeKey(providerSecret, 'pix-token')).update(text).digest('base64url');
}

/** Compares in constant time. */
function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
