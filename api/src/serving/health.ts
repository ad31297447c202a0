import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { HEALTH_PATH, READY_PATH } from '../paths.ts';
import type { Db } from '../db/tables.ts';

/** HEALTH_PATH: the process answers. READY_PATH: so does its database (G44). */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get(HEALTH_PATH, async () => ({ status: 'ok' }));
  app.get(READY_PATH, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
