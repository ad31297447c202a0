import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ApiKey } from '@mosaico/shared/api';
import {
  Ending,
  keepAddresses,
  limitRequests,
  type Metrics,
  REQUEST_TIMEOUT_MS,
  trustOf,
} from '@mosaico/shared/server';
import type { Deps } from '../runtime/deps.ts';
import { READY_PATH } from '../paths.ts';
import { DomainError } from '../domain-error.ts';
import { registerAccessLog } from './access-log.ts';
import { assertComplete } from './completeness.ts';
import { registerEndpoint } from './endpoints.ts';
import { errorBodyOf, errorHandler } from './errors.ts';
import './fastify-types.ts';
import { type ReadyDetail, registerHealth } from './health.ts';
import { registerOpenApi } from './openapi.ts';
import type { Parts } from './parts.ts';
import { RateLimits } from '../http/rate-limits.ts';
import type { Route } from '../http/route.ts';
import { SiteDirectory } from '../sites/site-directory.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** HTTP outside the catalogue: sandboxes, webhooks. It registers its routes under a prefix of its own. */
export type Plugin = (app: FastifyInstance, parts: Parts) => void | Promise<void>;

/** What the app serves. The whole product is `product` (start/product.ts); a test may take a part. */
export interface Serving {
  readonly routes: (parts: Parts) => readonly Route[];
  readonly plugins?: readonly Plugin[];
  /** Answers of the catalogue that are not one JSON body. */
  readonly streams?: readonly ((app: FastifyInstance, parts: Parts) => void)[];
  /** Counters of rate limits; of this process alone unless given. */
  readonly limits?: RateLimits;
  /** How the process ends. */
  readonly ending?: Ending;
  /** What is counted for the operator. */
  readonly metrics?: Metrics;
  /** What the readiness tells beside its state. */
  readonly readyDetail?: ReadyDetail;
  /** True demands a route for every endpoint of the catalogue, or the app does not start. */
  readonly isComplete?: boolean;
}

/** Builds the HTTP application; it does not listen. Ready after `await app.ready()` or the first `inject`. */
export function buildApp(deps: Deps, serving: Serving): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustOf(deps.config.trustedProxies),
    exposeHeadRoutes: false,
    // The last requests before the end are answered like all others.
    return503OnClosing: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']) ?? deps.random.uuid(),
    frameworkErrors: (error, request, reply) => void errorHandler(deps.log)(error, request, reply),
  });
  (serving.ending ?? new Ending()).watch(app, READY_PATH);
  limitRequests(app);
  serving.metrics?.watch(app);
  prepare(app, deps);
  registerHealth(app, deps.db, serving.readyDetail);
  const limits = serving.limits ?? new RateLimits(deps.config.rateLimitFactor);
  const parts: Parts = {
    ...deps,
    limits,
    sites: new SiteDirectory(deps.db, deps.clock, deps.config.isProduction),
  };
  void app.register(async (scope) => {
    await registerOpenApi(scope);
    const served: ApiKey[] = [];
    scope.addHook('onRoute', ({ config }) => void (config?.endpoint && served.push(config.endpoint)));
    for (const route of serving.routes(parts)) registerEndpoint(scope, parts, route);
    for (const stream of serving.streams ?? []) stream(scope, parts);
    if (serving.isComplete) assertComplete(served);
  });
  for (const plugin of serving.plugins ?? []) void app.register(async (scope) => plugin(scope, parts));
  return app;
}

function prepare(app: FastifyInstance, deps: Deps): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('site', null);
  app.decorateRequest('member', null);
  app.decorateRequest('operator', null);
  app.addHook('onRequest', async (request, reply) => {
    keepAddresses(request.raw.headers);
    reply.headers({
      'cache-control': 'no-store',
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
    });
    // No path has a NUL character, and PostgreSQL holds none.
    if (request.url.split('?')[0]?.includes('%00'))
      return reply.code(400).send(errorBodyOf(new DomainError('bad_request'), request));
  });
  app.setErrorHandler(errorHandler(deps.log));
  app.setNotFoundHandler((request, reply) => {
    const refusal = new DomainError('not_found');
    return reply.code(404).send(errorBodyOf(refusal, request));
  });
  registerAccessLog(app, deps.log);
}

function requestIdOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null;
}
