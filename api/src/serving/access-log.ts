import type { FastifyInstance } from 'fastify';
import { accessFields } from '@mosaico/shared/server';
import type { Log } from '../runtime/log.ts';

/** One line per request, with the site that it was for. */
export function registerAccessLog(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info({ ...accessFields(request, reply), site: request.site?.key ?? null }, 'request');
  });
}
