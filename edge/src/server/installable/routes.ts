import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { htmlLangOf, MANIFEST_PATH, OFFLINE_PATH, SERVICE_WORKER_PATH } from '@mosaico/shared/contract';
import type { EdgeContext } from '../edge-context.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import { pageHeaders } from '../security-headers.ts';
import { visitorOf } from '../visitor.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage } from './offline-page.ts';

/** Asked for anew at each look, so that a change reaches every visitor. */
const ALWAYS_ASK = 'no-cache';

/** What makes the site installable: manifest, service worker, and the page for when there is no network. */
export function installableRoutes(app: FastifyInstance, { facts }: EdgeContext): void {
  const serviceWorker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');

  app.get(MANIFEST_PATH, async (request, reply) => {
    const { set, lang, host } = visitorOf(request);
    return reply
      .headers({ 'cache-control': ALWAYS_ASK, vary: 'cookie' })
      .type('application/manifest+json; charset=utf-8')
      .send(manifestOf(await facts.of(host, lang), htmlLangOf(set), PAGE_TEXTS[set].description));
  });

  app.get(SERVICE_WORKER_PATH, async (_, reply) =>
    reply
      .headers({
        'cache-control': ALWAYS_ASK,
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(serviceWorker),
  );

  app.get(OFFLINE_PATH, async (request, reply) => {
    const { set, lang, host } = visitorOf(request);
    const nonce = randomBytes(16).toString('base64');
    // The service worker keeps it, and no cache takes what varies by everything.
    return reply
      .headers({ ...pageHeaders(nonce, []), vary: 'cookie', 'x-robots-tag': 'noindex' })
      .send(offlinePage(await facts.of(host, lang), set, nonce));
  });
}
