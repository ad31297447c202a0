import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds, unavailabilityOf } from '../db/unavailable.ts';
import { PIX_WEBHOOK_PATH } from '../paths.ts';
import type { Deps } from '../runtime/deps.ts';
import { pixNotice, pixWebhookBody } from '../providers/payment/pix-wire.ts';
import { reasonOf } from '../runtime/reason-of.ts';
import { isSignedBy, purposeKey, SIGNATURE_HEADER } from '../providers/payment/signature.ts';
import { receivePix } from './receive-pix.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * `POST` at PIX_WEBHOOK_PATH: notices of received Pix, `{"pix": [...]}`, signed over the raw body. Answers 200 once every
 * notice is on the books, whether credited or to be given back; anything else makes the provider try again. Unknown without a
 * payment provider.
 * Source: R196, G12.
 */
export function pixWebhook(app: FastifyInstance, deps: Deps): void {
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
        deps.log.warn({ reason: trouble }, 'pix webhook: the database could not do it');
        return reply
          .code(503)
          .header('retry-after', String(retryAfterSeconds(trouble)))
          .send({});
      }
      const status = statusOf(error);
      // Anybody can send what is no notice at all.
      if (status < 500) deps.log.info({ status }, 'pix webhook refused');
      else deps.log.error({ reason: reasonOf(error) }, 'pix webhook failed');
      return reply.code(status).send({});
    });
    scope.post(PIX_WEBHOOK_PATH, async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : '';
      if (!isSignedBy(key, text, signatureIn(request), deps.clock.now())) return reply.code(401).send({});
      return receiveAll(deps, text, reply);
    });
  });
}

/** When one notice cannot be read or booked, the others are booked all the same. */
async function receiveAll(deps: Deps, text: string, reply: FastifyReply): Promise<FastifyReply> {
  const body = pixWebhookBody.safeParse(parse(text));
  if (!body.success) return reply.code(400).send({});
  const notices = body.data.pix.map((item) => pixNotice.safeParse(item));
  const failures: unknown[] = [];
  for (const { data: notice } of notices)
    if (notice) await receivePix(deps, notice).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return reply.code(notices.every(({ success }) => success) ? 200 : 400).send({});
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
