import type { FastifyInstance } from 'fastify';
import { SHELL } from '@mosaico/shared/contract';
import type { AreaCounters } from './area-counters.ts';
import type { Composition } from './composition.ts';
import type { EdgeContext } from './edge-context.ts';
import { HEALTH_PATH, STATUS_PATH } from './paths.ts';

/** How this process and the live areas fare. Counters are this process's own, since its start. */
export function statusRoutes(
  app: FastifyInstance,
  { composition, counters, firstScreens, loop }: EdgeContext,
): void {
  app.get(HEALTH_PATH, async (_, reply) => {
    const live = await composition.current();
    reply.header('cache-control', 'no-store').code(live ? 200 : 503);
    return { status: live ? 'ok' : 'no shell is live' };
  });

  app.get(STATUS_PATH, async (_, reply) => {
    const live = await composition.current();
    const counts = counters.all();
    const areas = Object.entries(live?.pointers ?? {}).map(([area, { version, activatedAt, canary }]) => {
      const served = live && servedVersion(area, live);
      const lastKnownGood = live && fallbackVersion(area, live);
      return {
        area,
        version,
        // Only when it is another one: the live release is damaged, or does not fit the shell that is served.
        ...(served === version ? {} : { served }),
        ...(lastKnownGood === null ? {} : { lastKnownGood }),
        activatedAt,
        ...(canary ? { canary } : {}),
      };
    });
    reply.header('cache-control', 'no-store');
    return {
      revision: live?.map.revision ?? null,
      uptimeSeconds: Math.round(process.uptime()),
      areas,
      counters: counts,
      firstScreens: firstScreens && {
        ...firstScreens.counts(),
        processes: firstScreens.processes(),
        undrawn: undrawn(counters),
        incomplete: firstScreens.incomplete(),
      },
      unknownReports: counters.unknown(),
      droppedBatches: counters.droppedBatches(),
      unloggedReports: counters.unloggedReports(),
      forgedReports: counters.forgedReports(),
      trials:
        loop
          ?.trials()
          .map(({ trial: { area, version, before }, ...judged }) => ({ area, version, before, ...judged })) ??
        null,
      vitals:
        loop?.measured().map(({ area, version }) => ({
          area,
          version,
          ...loop.health(area, version).vitals,
        })) ?? null,
      marks: counters.marks(),
    };
  });
}

/** Versions that could not draw a first screen, and how often. */
function undrawn(counters: AreaCounters) {
  const failed = counters.stages().filter(({ stage }) => stage === 'draw');
  return failed.map(({ area, version, failed: times }) => ({ area, version, failed: times }));
}

/** What browsers get of an area now; null when it is left out. */
function servedVersion(area: string, { shell, areas }: Composition): string | null {
  return [shell, ...areas].find(({ release }) => release.area === area)?.release.version ?? null;
}

/** What a browser of this edge falls back to now. */
function fallbackVersion(area: string, { map, fallback }: Composition): string | null {
  if (area === SHELL) return fallback?.map.shell ?? null;
  return map.areas.find((one) => one.area === area)?.lastKnownGood?.version ?? null;
}
