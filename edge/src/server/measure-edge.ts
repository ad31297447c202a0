import type { Metrics } from '@mosaico/shared/server';
import { everyComposition } from './canary/variants.ts';
import type { EdgeContext } from './edge-context.ts';

type Measured = Pick<EdgeContext, 'composition' | 'counters' | 'firstScreens'>;

/** What the edge tells beside its requests: what is live, and how it fares in browsers. */
export function measureEdge(metrics: Metrics, { composition, counters, firstScreens }: Measured): void {
  metrics.gauge({
    name: 'mosaico_live_release',
    help: 'Release of each area that this edge serves, as 1',
    labels: ['area', 'version'],
    async read() {
      const live = await composition.current();
      const sets = live ? everyComposition(live) : [];
      const served = new Set(sets.flatMap(({ shell, areas }) => [shell, ...areas]));
      return [...served].map(({ release: { area, version } }) => ({ labels: { area, version }, value: 1 }));
    },
  });
  metrics.counter({
    name: 'mosaico_area_ready_total',
    help: 'How often browsers reported that an area was ready',
    labels: ['area', 'version'],
    read: () =>
      counters.all().map(({ area, version, ready }) => ({ labels: { area, version }, value: ready })),
  });
  metrics.counter({
    name: 'mosaico_area_failures_total',
    help: 'How often an area failed: in browsers by the stage it failed in, on the edge at the stage draw',
    labels: ['area', 'version', 'stage'],
    read: () => counters.stages().map(({ failed, ...labels }) => ({ labels, value: failed })),
  });
  metrics.counter({
    name: 'mosaico_first_screens_total',
    help: 'Page views by their first screen: kept, drawn while they waited, or without one',
    labels: ['had'],
    read() {
      const { kept = 0, drawn = 0, without = 0 } = firstScreens?.counts() ?? {};
      return Object.entries({ kept, drawn, without }).map(([had, value]) => ({ labels: { had }, value }));
    },
  });
  metrics.counter({
    name: 'mosaico_dropped_reports_total',
    help: 'Batches of reports that were not counted, because one page view or network sent too much',
    labels: [],
    read: () => [{ labels: {}, value: counters.droppedBatches() }],
  });
}
