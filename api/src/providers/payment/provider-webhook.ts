import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds, unavailabilityOf } from '../../db/unavailable.ts';
import type { Deps } from '../../runtime/deps.ts';
import { reasonOf } from '../../runtime/reason-of.ts';
import { isSignedBy, purposeKey, SIGNATURE_HEADER } from './signature.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

/** An address at which the payment provider tells something. */
export interface ProviderWebhook {
  readonly path: string;
  /** Its name in the log. */
  readonly name: string;
  /** Takes a body, already parsed; null when it was no JSON. @returns the status to answer */
  readonly receive: (body: unknown, isSigned: boolean) => Promise<200 | 400>;
}

/**
 * Serves a webhook. The sandbox signs the raw bytes of its bodies, and what is not signed is refused (G12). A real institution has no
 * signatures: it shows a certificate, which the proxy in front may check, so what it sends is a hint here and nothing is believed
 * that was not asked of it. Anything but 200 makes the provider try again. Unknown without a payment provider.
 */
export function providerWebhook(
  app: FastifyInstance,
  deps: Deps,
  { path, name, receive }: ProviderWebhook,
): void {
  if (deps.config.paymentProvider === 'none') return;
  const key = purposeKey(deps.config.providerSecret, 'pix-webhook');
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error, _request, reply) => {
      const trouble = unavailabilityOf(error);
      if (trouble) {
        deps.log.warn({ reason: trouble }, `${name}: the database could not do it`);
        return reply
          .code(503)
          .header('retry-after', String(retryAfterSeconds(trouble)))
          .send({});
      }
      const status = statusOf(error);
      // Anybody can send what is no notice at all.
      if (status < 500) deps.log.info({ status }, `${name} refused`);
      else deps.log.error({ reason: reasonOf(error) }, `${name} failed`);
      return reply.code(status).send({});
    });
    scope.post(path, async (request, reply): Promise<FastifyReply> => {
      const text = typeof request.body === 'string' ? request.body : '';
      const isSigned =
        deps.config.paymentProvider === 'sandbox' &&
        isSignedBy(key, text, signatureIn(request), deps.clock.now());
      if (deps.config.paymentProvider === 'sandbox' && !isSigned) return reply.code(401).send({});
      return reply.code(await receive(parse(text), isSigned)).send({});
    });
  });
}

function signatureIn(request: FastifyRequest): string | undefined {
  const value = request.headers[SIGNATURE_HEADER];
  return typeof value === 'string' ? value : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Fastify's own refusals (too large, wrong type) keep their status. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
