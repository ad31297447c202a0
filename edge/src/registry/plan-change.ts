import type { Release } from '@mosaico/shared/contract';
import { conflictsOf } from './gate.ts';
import { liveStack } from './live-stack.ts';
import type { HistoryEntry, RegistryMap } from './registry-map.ts';

/** What the caller wants: versions to go live together, or areas to go back to what was live before. */
export type ChangeRequest =
  | {
      readonly action: 'activate';
      readonly releases: readonly { readonly area: string; readonly version: string }[];
    }
  | { readonly action: 'rollback'; readonly areas: readonly string[] };

/** A release as found in the store: `faults` says what is wrong with its files, nothing when they verify. */
export interface CheckedRelease {
  readonly release: Release | null;
  readonly faults: readonly string[];
}

/** All that the decision depends on. */
export interface Situation {
  readonly map: RegistryMap;
  readonly history: readonly HistoryEntry[];
  /** The store's answer for `<area>@<version>`. */
  readonly find: (area: string, version: string) => CheckedRelease;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
}

export type ChangePlan =
  | { readonly kind: 'change'; readonly entry: HistoryEntry }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

interface Target {
  readonly area: string;
  readonly to: string;
  /** Versions live before, the latest last. */
  readonly before: readonly string[];
}

/**
 * Decides a change of what is live: the next map and the history line that carries it, or every reason against it.
 * Pure: reads no file and no clock. Several areas change as one revision or not at all.
 */
export function planChange(request: ChangeRequest, situation: Situation): ChangePlan {
  const { targets, reasons } =
    request.action === 'activate' ? activated(request, situation) : rolledBack(request, situation);
  if (reasons.length > 0) return { kind: 'refused', reasons };
  const changes = targets.filter(({ area, to }) => situation.map.areas[area]?.version !== to);
  if (changes.length === 0) return { kind: 'unchanged' };

  const map = nextMap(changes, situation);
  const refusals = [...damages(changes, situation), ...brokenBy(changes, map, situation)];
  if (refusals.length > 0) return { kind: 'refused', reasons: refusals };
  return { kind: 'change', entry: entryOf(request.action, changes, map, situation) };
}

function activated(request: ChangeRequest & { action: 'activate' }, { map, history }: Situation) {
  const targets = request.releases.map(({ area, version }): Target => {
    const before = map.areas[area] ? liveStack(history, area) : [];
    return { area, to: version, before };
  });
  const twice = targets.filter(({ area }, index) => targets.findIndex((one) => one.area === area) !== index);
  return { targets, reasons: twice.map(({ area }) => `${area} is named twice`) };
}

function rolledBack(request: ChangeRequest & { action: 'rollback' }, { map, history }: Situation) {
  const targets: Target[] = [];
  const reasons: string[] = [];
  for (const area of new Set(request.areas)) {
    const stack = liveStack(history, area);
    const to = stack.at(-2);
    // An area may have any name, also that of a property which every object has (`constructor`).
    const live = Object.hasOwn(map.areas, area) ? map.areas[area] : undefined;
    if (!live) reasons.push(`${area} is not live`);
    else if (to === undefined) reasons.push(`no version of ${area} was live before ${live.version}`);
    else targets.push({ area, to, before: stack.slice(0, -2) });
  }
  return { targets, reasons };
}

function nextMap(changes: readonly Target[], { map, find, at, by }: Situation): RegistryMap {
  const areas = { ...map.areas };
  for (const { area, to, before } of changes) {
    const good = before.findLast((version) => version !== to && isGood(find(area, version)));
    areas[area] = {
      version: to,
      ...(good === undefined ? {} : { lastKnownGood: good }),
      activatedAt: at,
      by,
    };
  }
  return { revision: map.revision + 1, areas };
}

function isGood({ release, faults }: CheckedRelease): boolean {
  return release !== null && faults.length === 0;
}

function damages(changes: readonly Target[], { find }: Situation): string[] {
  return changes.flatMap(({ area, to }) => {
    const { release, faults } = find(area, to);
    if (!release && faults.length === 0) return [`${area} ${to} is not published`];
    return faults.map((fault) => `${area} ${to}: ${fault}`);
  });
}

/** Faults that this change would add. One that is live already does not count: otherwise no repair could be activated. */
function brokenBy(changes: readonly Target[], map: RegistryMap, { find }: Situation): string[] {
  const changed = new Set(changes.map(({ area }) => area));
  const live = Object.entries(map.areas).flatMap(([area, { version }]) => find(area, version).release ?? []);
  return conflictsOf(live)
    .filter(({ areas }) => areas.some((area) => changed.has(area)))
    .map(({ reason }) => reason);
}

function entryOf(
  action: 'activate' | 'rollback',
  changes: readonly Target[],
  map: RegistryMap,
  situation: Situation,
): HistoryEntry {
  const { at, by, why } = situation;
  const moves = changes.map(({ area, to }) => ({
    area,
    from: situation.map.areas[area]?.version ?? null,
    to,
  }));
  return { revision: map.revision, at, by, why, action, changes: moves, map };
}
