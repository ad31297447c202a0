import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  accessFields,
  Ending,
  keepAddresses,
  limitRequests,
  type Metrics,
  OpenStreams,
  trustOf,
} from '@mosaico/shared/server';
import type { EdgeConfig } from '../config.ts';
import { apiProxy, requestId } from './api-proxy.ts';
import { createCounters } from './area-counters.ts';
import { advanceCanaries } from './canary/advance.ts';
import { startSteward } from './canary/steward.ts';
import { followOverrides, NO_OVERRIDES } from './dev-overrides.ts';
import type { EdgeContext } from './edge-context.ts';
import { fileRoutes } from './file-routes.ts';
import { installableRoutes } from './installable/routes.ts';
import { openComposition } from './composition-reader.ts';
import { openEvidence } from './loop/evidence.ts';
import { openLoop } from './loop/loop.ts';
import { keyIfAny } from './loop/shared-key.ts';
import { measureEdge } from './measure-edge.ts';
import { mapRoutes } from './map-routes.ts';
import { pageRoute } from './page-route.ts';
import { HEALTH_PATH } from './paths.ts';
import { preparedPages } from './prepared-page/prepared-pages.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { createPreviewScreens } from './preview/preview-screens.ts';
import { openPreviews } from './preview/previews.ts';
import { newFirstScreens, openFirstScreens } from './screens/open-first-screens.ts';
import { readSiteFacts } from './site-facts.ts';
import { commonHeaders } from './security-headers.ts';
import { statusRoutes } from './status-routes.ts';
import { answerError } from './server-error.ts';
import { openStoredFiles } from './stored-files.ts';
import { telemetryRoute } from './telemetry-route.ts';
import { shellFallbackRoute } from './watchdog/fallback-route.ts';

/** Builds the server of one edge process; `listen` is the caller's. Closing it ends everything it has started. */
export async function buildEdge(
  config: EdgeConfig,
  log: FastifyBaseLogger,
  { ending = new Ending(), metrics }: { ending?: Ending; metrics?: Metrics } = {},
): Promise<FastifyInstance> {
  const app = createServer(config, log);
  ending.watch(app, HEALTH_PATH);
  limitRequests(app, config.requestTimeoutMs);
  metrics?.watch(app);
  const context = await createContext(config, log);
  if (metrics) measureEdge(metrics, context);
  app.addHook('onRequest', async ({ raw }) => {
    // The host is that of the Host header. Most proxies pass on what a visitor sends as X-Forwarded-Host.
    delete raw.headers['x-forwarded-host'];
    keepAddresses(raw.headers);
  });
  commonHeaders(app);
  app.addHook('onResponse', async (request, reply) => {
    log[config.accessLogLevel](accessFields(request, reply), 'request');
  });
  app.addHook('preClose', async () => context.streams.endAll());
  const steward = startSteward(() => roundOfReleases(context, log), log);
  // A version is on trial from its first page view on, and each failure may be the one too many.
  context.composition.onChange(steward.soon);
  context.loop?.onFailure(steward.soon);
  app.addHook('onClose', async () => {
    await steward.close();
    await context.loop?.flush();
    await context.evidence?.round();
    context.composition.close();
    context.firstScreens?.close();
    context.previewScreens.close();
    context.overrides.close();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async (_, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
  apiProxy(app, context);
  fileRoutes(app, context);
  installableRoutes(app, context);
  mapRoutes(app, context);
  shellFallbackRoute(app, context);
  previewRoutes(app, context);
  telemetryRoute(app, context);
  statusRoutes(app, context);
  pageRoute(app, context);
  return app;
}

/** What happens to releases by itself. */
async function roundOfReleases(
  { config: { registry }, composition, evidence, loop }: EdgeContext,
  log: FastifyBaseLogger,
): Promise<void> {
  await evidence?.round();
  await loop?.round();
  const live = await composition.current();
  const isHealthy = loop?.isHealthy ?? (() => true);
  if (live) await advanceCanaries(live, { registry, log, now: Date.now, isHealthy });
}

function createServer({ tls, trustedProxies }: EdgeConfig, log: FastifyBaseLogger): FastifyInstance {
  const options = {
    loggerInstance: log,
    // The framework would log addresses with their queries; the access log is ours.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(trustedProxies),
    genReqId: (request: { headers: Parameters<typeof requestId>[0] }) => requestId(request.headers),
    // The last requests before the end are answered like all others.
    return503OnClosing: false,
    frameworkErrors: answerError,
  };
  if (!tls) return Fastify(options);
  const https = { key: readFileSync(tls.keyFile), cert: readFileSync(tls.certificateFile), allowHTTP1: true };
  const app: object = Fastify({ ...options, http2: true, https });
  if (!isInstance(app)) throw new TypeError('not a Fastify server');
  return app;
}

/** The routes use only what HTTP/1 and HTTP/2 have in common; Fastify's types know no such instance. */
function isInstance(app: object): app is FastifyInstance {
  return 'inject' in app && 'listen' in app;
}

async function createContext(config: EdgeConfig, log: FastifyBaseLogger): Promise<EdgeContext> {
  const { registry } = config;
  const key = await keyIfAny(registry);
  if (!key) log.warn('the registry can only be read: this edge neither judges releases nor keeps evidence');
  let lookAgain = () => {};
  const overrides = config.devOverrides
    ? await followOverrides(config.devOverrides, () => lookAgain())
    : NO_OVERRIDES;
  const counters = createCounters();
  const composition = await openComposition({
    registry,
    environment: config.environment,
    log,
    overrides,
    counters,
  });
  lookAgain = () => void composition.current();
  const files = openStoredFiles(registry);
  return {
    config,
    composition,
    overrides,
    streams: new OpenStreams(),
    facts: readSiteFacts({
      apiUrl: config.apiUrl,
      fetch,
      now: () => performance.now(),
      pause: (waitMs) => sleep(waitMs, undefined, { ref: false }),
    }),
    files,
    firstScreens: openFirstScreens(config, { composition, counters, files, log }),
    pages: preparedPages(),
    previews: openPreviews({ composition, environment: config.environment, key, now: Date.now }),
    // What a preview cannot draw is in the log, and says nothing of a version that players have.
    previewScreens: createPreviewScreens(() =>
      newFirstScreens(config, { counters: { countUndrawn() {} }, files, log }),
    ),
    counters,
    loop:
      key &&
      openLoop({
        registry,
        key,
        log,
        now: Date.now,
        takesBack: config.automaticRollback,
        webhook: config.rollbackWebhook,
      }),
    evidence: key && openEvidence({ registry, key, now: Date.now }),
    assetsFolder: config.assetsFolder,
    listAssets: config.assetsFolder === null ? [] : pathsIn(config.assetsFolder),
  };
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));
}
