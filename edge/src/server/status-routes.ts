import type { FastifyInstance } from 'fastify';
import type { EdgeContext } from './edge-context.ts';
import { HEALTH_PATH, STATUS_PATH } from './paths.ts';

/** How this process and the live areas fare. Counters are this process's own, since its start. */
export function statusRoutes(app: FastifyInstance, { composition, counters }: EdgeContext): void {
  app.get(HEALTH_PATH, async (_, reply) => {
    const live = await composition.current();
    reply.header('cache-control', 'no-store').code(live ? 200 : 503);
    return { status: live ? 'ok' : 'no shell is live' };
  });

  app.get(STATUS_PATH, async (_, reply) => {
    const live = await composition.current();
    const counts = counters.all();
    const areas = Object.entries(live?.pointers ?? {}).map(
      ([area, { version, lastKnownGood, activatedAt }]) => ({
        area,
        version,
        ...(lastKnownGood === undefined ? {} : { lastKnownGood }),
        activatedAt,
      }),
    );
    reply.header('cache-control', 'no-store');
    return {
      revision: live?.map.revision ?? null,
      uptimeSeconds: Math.round(process.uptime()),
      areas,
      counters: counts,
      unknownReports: counters.unknown(),
      droppedBatches: counters.droppedBatches(),
      unloggedReports: counters.unloggedReports(),
      marks: counters.marks(),
    };
  });
}
