import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, READY_PATH } from '../paths.ts';
import type { Db } from '../db/tables.ts';

/** HEALTH_PATH: the process answers. READY_PATH: so does its database, and it can be written; or else why not (G44). */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get(HEALTH_PATH, async () => ({ status: 'ok' }));
  app.get(READY_PATH, async (_request, reply) => {
    const reason = await db.trouble();
    if (!reason) return { status: 'ok' };
    return reply.code(503).send({ status: 'database unavailable', reason });
  });
}
