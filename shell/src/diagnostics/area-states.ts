import type { ReleasedArea, ReleaseMap } from '@mosaico/shared/contract';
import type { BusEvent } from '../platform/bus.ts';

/** How one area stands in this tab. */
export interface AreaState {
  readonly area: string;
  /** Version that is live for this visitor now. */
  readonly version: string;
  /** Version to fall back to; null when there is none. */
  readonly lastKnownGood: string | null;
  /** Where its files come from. */
  readonly source: string;
  /** Contract range it needs. */
  readonly platform: string;
  readonly routes: readonly string[];
  readonly state: 'not loaded' | 'loaded' | 'ready' | 'failed';
  /** Milliseconds to ready, or where and under which reference it failed. */
  readonly detail: string;
}

/** What is composed in this tab, area by area: the release map, and what the bus has told of it. Pure. */
export function areaStatesOf(
  map: ReleaseMap,
  events: readonly BusEvent[],
  isLoaded: (area: ReleasedArea) => boolean,
): AreaState[] {
  return map.areas.map((area) => ({
    area: area.area,
    version: area.version,
    lastKnownGood: area.lastKnownGood?.version ?? null,
    source: area.dev ? `developer's server: ${area.entry.url}` : area.entry.url,
    platform: area.declaration.platform,
    routes: area.declaration.routes.map(({ path }) => path),
    ...stateOf(area, events, isLoaded),
  }));
}

function stateOf(
  area: ReleasedArea,
  events: readonly BusEvent[],
  isLoaded: (area: ReleasedArea) => boolean,
): Pick<AreaState, 'state' | 'detail'> {
  const last = events.findLast(({ name, payload }) => isAbout(area.area, name, payload));
  const told = last?.payload as
    | { version: string; durationMs?: number; stage?: string; reference?: string }
    | undefined;
  const shown = told && told.version !== area.version ? `${told.version}: ` : '';
  if (last?.name === 'area.ready')
    return { state: 'ready', detail: `${shown}${Math.round(told?.durationMs ?? 0)} ms` };
  if (last?.name === 'area.failed')
    return { state: 'failed', detail: `${shown}${told?.stage ?? ''} ${told?.reference ?? ''}` };
  return { state: isLoaded(area) ? 'loaded' : 'not loaded', detail: '' };
}

function isAbout(area: string, name: string, payload: unknown): boolean {
  return (name === 'area.ready' || name === 'area.failed') && (payload as { area?: unknown }).area === area;
}
