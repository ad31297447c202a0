import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '@mosaico/shared/server';
import type { EdgeContext } from '../edge-context.ts';
import { PREVIEW_END_PATH, PREVIEW_PATH } from '../paths.ts';
import { NONCE_BYTES } from '../prepared-page/template.ts';
import { createRateLimit } from '../rate-limit.ts';
import { pageHeaders } from '../security-headers.ts';
import { visitorOf } from '../visitor.ts';
import { enterPage } from './enter-page.ts';
import { enterPreview, forgetPreview, PREVIEW_HEADERS } from './preview-cookie.ts';

const TOKENS_OF_A_NETWORK_PER_MINUTE = 30;
const tokenSchema = z.strictObject({ token: z.string().max(200) });

/** The way into a preview, and out of it. */
export function previewRoutes(app: FastifyInstance, { facts, previews }: EdgeContext): void {
  const mayTry = createRateLimit(TOKENS_OF_A_NETWORK_PER_MINUTE);

  app.get(PREVIEW_PATH, async (request, reply) => {
    const { host, lang, set } = visitorOf(request);
    const { theme } = await facts.of(host, lang);
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    reply.headers({ ...pageHeaders(nonce, []), ...PREVIEW_HEADERS });
    return reply.send(enterPage(theme, set, nonce));
  });

  app.post(PREVIEW_PATH, { bodyLimit: 1024 }, async (request, reply) => {
    reply.headers(PREVIEW_HEADERS);
    if (!isFromHere(request)) return reply.code(403).send();
    if (!(await mayTry(networkOf(request.ip)))) return reply.code(429).header('retry-after', '60').send();
    const { data } = tokenSchema.safeParse(request.body);
    if (!data) return reply.code(400).send();
    const preview = await previews.of({ preview: data.token, host: visitorOf(request).host });
    if (!preview) return reply.code(404).send();
    const { id, area, version, site, by, expiresAt } = preview;
    enterPreview(request, reply, data.token, (Date.parse(expiresAt) - Date.now()) / 1_000);
    request.log.info({ preview: { id, area, version, site, by } }, 'a preview was opened');
    return reply.code(204).send();
  });

  void app.register(async (out) => {
    // A form without fields; what else is sent is not read.
    out.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, null),
    );
    out.post(PREVIEW_END_PATH, { bodyLimit: 1024 }, async (request, reply) => {
      if (!isFromHere(request)) return reply.code(403).send();
      forgetPreview(request, reply);
      return reply.headers(PREVIEW_HEADERS).redirect('/', 303);
    });
  });
}

/** No other site can put a browser into a preview, or take it out. */
function isFromHere({ headers, host }: FastifyRequest): boolean {
  const origin = URL.parse(headers.origin ?? '');
  return origin !== null && origin.host !== '' && origin.host === host;
}
