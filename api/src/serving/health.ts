import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, READY_PATH } from '../paths.ts';
import type { Db } from '../db/tables.ts';

/** Beside whether it is ready, what an operator may want to see first; nothing secret. */
export type ReadyDetail = () => Readonly<Record<string, unknown>>;

/** HEALTH_PATH: the process answers. READY_PATH: so does its database, and it can be written; or else why not (G44). */
export function registerHealth(app: FastifyInstance, db: Db, detail: ReadyDetail = () => ({})): void {
  app.get(HEALTH_PATH, async () => ({ status: 'ok' }));
  app.get(READY_PATH, async (_request, reply) => {
    const reason = await db.trouble();
    if (!reason) return { status: 'ok', ...detail() };
    return reply.code(503).send({ status: 'database unavailable', reason });
  });
}
