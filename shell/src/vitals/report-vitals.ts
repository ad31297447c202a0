import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { ReleaseMap } from '@mosaico/shared/contract';
import type { ShellTelemetry } from '../platform/telemetry.ts';
import { firstOrigin, originOf } from './attribute.ts';

/** Reports the core web vitals of this page view, each for the area whose element it is about. What happened before this was loaded is in it. */
export function reportVitals(map: Pick<ReleaseMap, 'shell'>, report: ShellTelemetry['vital']): void {
  const first = firstOrigin(document);
  const tell = (metric: Metric) => {
    const { area, version } = originOf(nodeOf(metric), first, map);
    report(area, version, metric.name, metric.value);
  };
  onLCP(tell);
  onINP(tell);
  onCLS(tell);
}

/** The element that decided: the largest, the one that was used, the one that moved furthest. */
function nodeOf(metric: Metric): Node | null | undefined {
  switch (metric.name) {
    case 'LCP':
      return metric.entries.at(-1)?.element;
    case 'INP':
      return metric.entries[0]?.target;
    case 'CLS': {
      const shifts = metric.entries.toSorted((one, other) => other.value - one.value);
      return shifts[0]?.sources[0]?.node;
    }
    case 'FCP':
    case 'TTFB':
      return null;
  }
}
