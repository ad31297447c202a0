import type { FastifyInstance } from 'fastify';
import type { Log } from '../runtime/log.ts';

/** One line per request: the route, never the query, a body or a header. */
export function registerAccessLog(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
        site: request.site?.key ?? null,
      },
      'request',
    );
  });
}
