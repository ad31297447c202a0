import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../../../domain-error.ts';
import { IDENTITY_SANDBOX_PATH } from '../../../paths.ts';
import type { Deps } from '../../../runtime/deps.ts';
import { isSignedBy, purposeKey } from '../../payment/signature.ts';
import { sandboxSite, type Sites } from '../../sandbox-site.ts';
import { identityReference, identityRequest, IDENTITY_SIGNATURE_HEADER } from '../identity-wire.ts';

const BODY_LIMIT_BYTES = 5_000_000;
const CHECK_TAKES_MS = 5_000;

/** The first nine digits of the CPF whose check the sandbox leaves to a person. */
const UNSURE_NINE_DIGITS = '123456904';

/**
 * The sandbox that checks identities: a service of its own that happens to live in this process and is talked to over HTTP only. It looks at no face: the
 * same picture as document and selfie is rejected, a CPF says when it is unsure, and everything else is approved after five seconds. Source: G33.
 */
export function sandboxIdentityProvider(app: FastifyInstance, deps: Deps & { readonly sites: Sites }): void {
  const { config, db, clock } = deps;
  if (config.identityProvider !== 'sandbox') return;
  const refuseUnsigned = async (request: FastifyRequest) => {
    const signed = typeof request.body === 'string' && request.body ? request.body : request.url;
    const signature = request.headers[IDENTITY_SIGNATURE_HEADER];
    const key = purposeKey(config.providerSecret, 'identity-check');
    if (isSignedBy(key, signed, typeof signature === 'string' ? signature : undefined, clock.now())) return;
    await sandboxSite(request, deps.sites);
    throw new DomainError('unauthenticated');
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.put(
      `${IDENTITY_SANDBOX_PATH}/:reference`,
      { preHandler: refuseUnsigned },
      async (request, reply) => {
        const reference = referenceOf(request);
        const asked = identityRequest.safeParse(jsonOf(request.body));
        if (!asked.success) throw new DomainError('bad_request');
        await db
          .lane('jobs')
          .insertInto('sandbox_identity_checks')
          .values({
            reference,
            verdict: verdictOn(asked.data),
            ready_at: new Date(clock.now().getTime() + CHECK_TAKES_MS),
          })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .execute();
        return reply.code(201).send({ result: 'checking' });
      },
    );
    scope.get(`${IDENTITY_SANDBOX_PATH}/:reference`, { preHandler: refuseUnsigned }, async (request) => {
      const check = await db
        .selectFrom('sandbox_identity_checks')
        .select(['verdict', 'ready_at'])
        .where('reference', '=', referenceOf(request))
        .executeTakeFirst();
      if (!check) throw new DomainError('not_found');
      if (check.ready_at > clock.now()) return { result: 'checking' };
      const [result, reason] = check.verdict.split(':');
      return { result, ...(reason && { reason }) };
    });
  });
}

function verdictOn({ cpf, pictures }: z.output<typeof identityRequest>): string {
  if (pictures.selfie === pictures.front || pictures.selfie === pictures.back)
    return 'rejected:face_mismatch';
  if (pictures.front === pictures.back) return 'rejected:unreadable';
  return cpf.slice(0, 9) === UNSURE_NINE_DIGITS ? 'unsure' : 'approved';
}

function referenceOf(request: FastifyRequest): string {
  const { reference } = request.params as { reference: string };
  const read = identityReference.safeParse(reference);
  if (!read.success) throw new DomainError('not_found');
  return read.data;
}

function jsonOf(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}
