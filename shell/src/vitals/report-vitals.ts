import { onCLS, onINP, onLCP, type CLSMetric } from 'web-vitals';
import type { ReleaseMap } from '@mosaico/shared/contract';
import type { ShellTelemetry } from '../platform/telemetry.ts';
import { firstOrigin, originOf } from './attribute.ts';

/**
 * Reports the core web vitals of this page view, each for the area whose element it is about: the largest, the one that was used, the one that moved
 * furthest. What happened before this was loaded is in it.
 */
export function reportVitals(map: Pick<ReleaseMap, 'shell'>, report: ShellTelemetry['vital']): void {
  const first = firstOrigin(document);
  const tell = (name: string, value: number, node: Node | null | undefined) => {
    const { area, version } = originOf(node, first, map);
    report(area, version, name, value);
  };
  onLCP(({ name, value, entries }) => tell(name, value, entries.at(-1)?.element));
  onINP(({ name, value, entries }) => tell(name, value, entries[0]?.target));
  onCLS(({ name, value, entries }) => tell(name, value, furthestMoved(entries)));
}

function furthestMoved(shifts: CLSMetric['entries']): Node | null | undefined {
  const [largest] = shifts.toSorted((one, other) => other.value - one.value);
  return largest?.sources[0]?.node;
}
