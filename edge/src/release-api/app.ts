import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { accessFields, Ending, limitRequests, type Metrics, trustOf } from '@mosaico/shared/server';
import { DatabaseAway } from '../registry/database/connection.ts';
import { RegistryBusy, RegistryError } from '../registry/registry-error.ts';
import { isFull } from '../registry/reserve.ts';
import { openRegistry, readStore } from '../registry/registry.ts';
import { authenticateCalls, createAuthentication } from './authenticate.ts';
import { commandRoute } from './command-route.ts';
import type { ReleaseApiConfig } from './config.ts';
import { BUILT_DESK, deskFiles } from './desk/desk-files.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { keepReleases } from './keep-releases.ts';
import { Refusal } from './refusal.ts';
import { uploadRoutes } from './upload-routes.ts';

const HEALTH_PATH = '/healthz';
const RECOVER_MS = 30_000;

interface Options {
  readonly ending?: Ending;
  readonly metrics?: Metrics;
  /** Folder of the built operations desk. */
  readonly desk?: string;
}

/** Builds the server of one process of the release API; `listen` is the caller's. */
export function buildReleaseApi(
  config: ReleaseApiConfig,
  log: FastifyBaseLogger,
  { ending = new Ending(), metrics, desk = BUILT_DESK }: Options = {},
): FastifyInstance {
  const { registry } = config;
  const app = Fastify({
    loggerInstance: log,
    // The framework would log addresses as they are; the access log is ours, and no header is in it.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustedProxies),
    return503OnClosing: false,
  });
  ending.watch(app, HEALTH_PATH);
  limitRequests(app, config.requestTimeoutMs);
  metrics?.watch(app);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  app.addHook('onResponse', async (request, reply) => {
    log.info(accessFields(request, reply), 'request');
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const { status, body } = answerOf(error, registry);
    if (status >= 500 && status !== 507) request.log.error({ err: error }, 'a call has failed');
    if (status === 429 || status === 503) reply.header('retry-after', status === 429 ? '60' : '2');
    return await reply.code(status).send(body);
  });
  app.setNotFoundHandler(async (_, reply) => reply.code(404).send({ error: 'There is nothing here' }));

  const readCaller = createAuthentication(registry);
  const callerOf = authenticateCalls(app, readCaller);
  app.get(HEALTH_PATH, async () => {
    await readStore(registry);
    return { status: 'ok' };
  });
  // What a killed process has begun is completed, also when nobody calls.
  const recovery = setInterval(() => {
    openRegistry(registry).catch((error: unknown) =>
      log.error({ err: error }, 'the registry cannot be used'),
    );
  }, RECOVER_MS).unref();
  let keeping: Awaited<ReturnType<typeof keepReleases>> | null = null;
  app.addHook('onReady', async () => {
    keeping = await keepReleases(registry, config, log);
  });
  app.addHook('onClose', async () => {
    clearInterval(recovery);
    await keeping?.close();
  });
  commandRoute(app, registry, callerOf);
  uploadRoutes(app, registry, callerOf);
  deskRoutes(app, { registry, files: deskFiles(desk), readCaller, loop: () => keeping?.loop ?? null });
  return app;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly error: string; readonly reasons?: readonly string[] };
}

/** Where the registry lies on this machine is nobody's business elsewhere. */
function answerOf(error: Error & { statusCode?: number }, registry: string): Answer {
  const { status, body } = wordsOf(error);
  const hidden = (text: string) => text.replaceAll(registry, '<registry>');
  return {
    status,
    body: { error: hidden(body.error), ...(body.reasons ? { reasons: body.reasons.map(hidden) } : {}) },
  };
}

function wordsOf(error: Error & { statusCode?: number }): Answer {
  if (error instanceof Refusal)
    return { status: error.statusCode, body: { error: error.message, reasons: error.reasons } };
  if (error instanceof RegistryError) {
    const isTaken = error instanceof DatabaseAway || error instanceof RegistryBusy;
    return { status: isTaken ? 503 : 409, body: { error: error.message, reasons: error.reasons } };
  }
  if (isFull(error)) return { status: 507, body: { error: 'The disk of the registry is full' } };
  const status = error.statusCode ?? 500;
  return status < 500
    ? { status, body: { error: error.message } }
    : { status: 500, body: { error: 'This did not work; the log of the release API says why' } };
}
