import type { Metrics } from '@mosaico/shared/server';
import { everyComposition } from './canary/variants.ts';
import type { EdgeContext } from './edge-context.ts';

type Measured = Pick<EdgeContext, 'composition' | 'counters' | 'evidence' | 'firstScreens' | 'loop'>;

/** What the edge tells beside its requests: what is live, and how it fares in browsers. */
export function measureEdge(metrics: Metrics, measured: Measured): void {
  const { composition, counters, firstScreens } = measured;
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
  metrics.counter({
    name: 'mosaico_area_errors_total',
    help: 'Errors that browsers met in an area, also those that it went on after',
    labels: ['area', 'version'],
    read: () => counters.errors().map(({ errors, ...labels }) => ({ labels, value: errors })),
  });
  measureTrials(metrics, measured);
  measureVitals(metrics, measured);
  measureEvidence(metrics, measured);
}

/** What visitors have of each version, and how what is new fares. */
function measureTrials(metrics: Metrics, { composition, counters, loop }: Measured): void {
  metrics.gauge({
    name: 'mosaico_release_traffic_percent',
    help: 'Share of the visitors that gets a release, on the sites that a canary is for',
    labels: ['area', 'version'],
    async read() {
      const live = await composition.current();
      return Object.entries(live?.pointers ?? {}).flatMap(([area, { version, canary }]) => [
        { labels: { area, version }, value: canary && !canary.sites ? 100 - canary.percent : 100 },
        ...(canary ? [{ labels: { area, version: canary.version }, value: canary.percent }] : []),
      ]);
    },
  });
  metrics.gauge({
    name: 'mosaico_trial_views',
    help: 'Page views by which a new release is judged, of all edges: all of them, and those that failed',
    labels: ['area', 'version', 'outcome'],
    read: () =>
      (loop?.trials() ?? []).flatMap(({ trial: { area, version }, views, failed }) => [
        { labels: { area, version, outcome: 'all' }, value: views },
        { labels: { area, version, outcome: 'failed' }, value: failed },
      ]),
  });
  metrics.gauge({
    name: 'mosaico_trial_worse',
    help: 'Whether a new release does worse than the one before it (1), which is taken back if it can be',
    labels: ['area', 'version'],
    read: () =>
      (loop?.trials() ?? []).map(({ trial: { area, version }, verdict }) => ({
        labels: { area, version },
        value: verdict === 'worse' ? 1 : 0,
      })),
  });
  metrics.gauge({
    name: 'mosaico_automatic_rollbacks',
    help: 'How often edges have taken a release of an area back, by the history of the registry',
    labels: ['area'],
    read: () => Object.entries(loop?.rollbacks() ?? {}).map(([area, value]) => ({ labels: { area }, value })),
  });
  metrics.counter({
    name: 'mosaico_forged_reports_total',
    help: 'Reports that named a page view which no edge had issued with that set of releases',
    labels: [],
    read: () => [{ labels: {}, value: counters.forgedReports() }],
  });
}

function measureEvidence(metrics: Metrics, { evidence }: Measured): void {
  metrics.gauge({
    name: 'mosaico_evidence_bytes',
    help: 'What the lines take that say which releases page views had, of all edges',
    labels: [],
    read: () => [{ labels: {}, value: evidence?.counts().bytes ?? 0 }],
  });
  metrics.counter({
    name: 'mosaico_evidence_views_total',
    help: 'Page views by whether it was kept which releases they had',
    labels: ['kept'],
    read() {
      const { noted, dropped } = evidence?.counts() ?? { noted: 0, dropped: 0 };
      return [
        { labels: { kept: 'yes' }, value: noted },
        { labels: { kept: 'no' }, value: dropped },
      ];
    },
  });
}

/** How fast versions are in browsers, as all edges have heard in the last hours. */
function measureVitals(metrics: Metrics, { loop }: Measured): void {
  const summaries = () =>
    (loop?.measured() ?? []).flatMap(({ area, version }) =>
      Object.entries(loop?.health(area, version).vitals ?? {}).map(([vital, summary]) => ({
        labels: { area, version, vital },
        summary,
      })),
    );
  metrics.gauge({
    name: 'mosaico_vital_p75',
    help: 'What three of four page views stay below, of all edges: LCP, INP and READY in milliseconds, CLS without a unit',
    labels: ['area', 'version', 'vital'],
    read: () => summaries().map(({ labels, summary }) => ({ labels, value: summary.p75 })),
  });
  metrics.gauge({
    name: 'mosaico_vital_views',
    help: 'Page views that a vital is known of',
    labels: ['area', 'version', 'vital'],
    read: () => summaries().map(({ labels, summary }) => ({ labels, value: summary.views })),
  });
}
