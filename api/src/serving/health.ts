import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** `/healthz`: the process answers. `/readyz`: so does its database (G44). */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
