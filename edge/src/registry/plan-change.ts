import type { Release } from '@mosaico/shared/contract';
import {
  canariesOf,
  canaryChanges,
  canaryStep,
  fittingCanaries,
  type AdvanceRequest,
  type Canaries,
  type CanaryRequest,
} from './canary-plan.ts';
import { candidates, fallbacksOf, type Choice } from './fallbacks.ts';
import { conflictsOf } from './gate.ts';
import { liveStack } from './live-stack.ts';
import type { HistoryEntry, RegistryMap } from './registry-map.ts';
import type { RollbackEvidence } from './rollback-evidence.ts';

/** What the caller wants: versions to go live together, or areas to go back to what was live before. */
export type ChangeRequest =
  | {
      readonly action: 'activate';
      readonly releases: readonly { readonly area: string; readonly version: string }[];
      /** What they replace is broken: no fallback and no rollback leads back to it. */
      readonly isFix?: boolean;
    }
  | { readonly action: 'rollback'; readonly areas: readonly string[] }
  | CanaryRequest
  | AdvanceRequest;

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
  readonly evidence?: RollbackEvidence;
}

export type ChangePlan =
  | { readonly kind: 'change'; readonly entry: HistoryEntry }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

interface Target {
  readonly area: string;
  readonly to: string;
}

type Step = Pick<HistoryEntry, 'action' | 'changes'>;

/**
 * Decides a change of what is live: the next map and the history line that carries it, or every reason against it.
 * Pure: reads no file and no clock. Several areas change as one revision or not at all. The fallbacks of all areas are
 * chosen anew, because each has to fit what is live from now on.
 */
export function planChange(request: ChangeRequest, situation: Situation): ChangePlan {
  const { canaries: wanted, rest, reasons: unwanted } = canaryStep(request, situation);
  const { targets, reasons } = rest ? targetsOf(rest, situation) : { targets: [], reasons: [] };
  if (unwanted.length + reasons.length > 0) return { kind: 'refused', reasons: [...unwanted, ...reasons] };
  const changing = targets.filter(({ area, to }) => pointerOf(area, situation.map)?.version !== to);

  const versions = nextVersions(changing, situation.map);
  const ended = new Set(changing.map(({ area }) => area));
  const kept = Object.fromEntries(Object.entries(wanted).filter(([area]) => !ended.has(area)));
  const { fitting, reasons: unfit } = fittingCanaries(kept, versions, situation.find);
  // The way back is never closed by a canary: that ends.
  const refusals = [
    ...damages(changing, situation),
    ...brokenBy(changing, versions, situation),
    ...(request.action === 'rollback' ? [] : unfit),
  ];
  if (refusals.length > 0) return { kind: 'refused', reasons: refusals };
  const canaries = canaryChanges(canariesOf(situation.map), fitting);
  if (changing.length === 0 && canaries.length === 0) return { kind: 'unchanged' };
  const step = stepOf(changing.length > 0 && rest ? rest : request, changing, situation.map);
  const map = nextMap(step, versions, fitting, situation);
  const { at, by, why, evidence } = situation;
  const told = { ...(canaries.length > 0 ? { canaries } : {}), ...(evidence ? { evidence } : {}) };
  return { kind: 'change', entry: { revision: map.revision, at, by, why, ...step, ...told, map } };
}

function targetsOf(request: ChangeRequest, situation: Situation) {
  if (request.action === 'activate') return activated(request);
  if (request.action === 'rollback') return rolledBack(request, situation);
  return { targets: [], reasons: [] };
}

function activated({ releases }: ChangeRequest & { action: 'activate' }) {
  const targets = releases.map(({ area, version }): Target => ({ area, to: version }));
  const twice = targets.filter(({ area }, index) => targets.findIndex((one) => one.area === area) !== index);
  return { targets, reasons: twice.map(({ area }) => `${area} is named twice`) };
}

function rolledBack(request: ChangeRequest & { action: 'rollback' }, { map, history }: Situation) {
  const targets: Target[] = [];
  const reasons: string[] = [];
  for (const area of new Set(request.areas)) {
    const live = pointerOf(area, map);
    const to = liveStack(history, area).findLast((version) => version !== live?.version);
    if (!live) reasons.push(`${area} is not live`);
    else if (to === undefined) reasons.push(`no version of ${area} was live before ${live.version}`);
    else targets.push({ area, to });
  }
  return { targets, reasons };
}

/** An area may have any name, also that of a property which every object has (`constructor`). */
function pointerOf(area: string, { areas }: RegistryMap) {
  return Object.hasOwn(areas, area) ? areas[area] : undefined;
}

function nextVersions(changing: readonly Target[], map: RegistryMap): ReadonlyMap<string, string> {
  const before = Object.entries(map.areas).map(([area, { version }]) => [area, version] as const);
  return new Map([...before, ...changing.map(({ area, to }) => [area, to] as const)]);
}

function damages(changing: readonly Target[], { find }: Situation): string[] {
  return changing.flatMap(({ area, to }) => {
    const { release, faults } = find(area, to);
    if (!release && faults.length === 0) return [`${area} ${to} is not published`];
    return faults.map((fault) => `${area} ${to}: ${fault}`);
  });
}

/** Faults that this change would add. One that is live already does not count: otherwise no repair could be activated. */
function brokenBy(
  changing: readonly Target[],
  versions: ReadonlyMap<string, string>,
  { find }: Situation,
): string[] {
  const changed = new Set(changing.map(({ area }) => area));
  const live = [...versions].flatMap(([area, version]) => find(area, version).release ?? []);
  return conflictsOf(live)
    .filter(({ areas }) => areas.some((area) => changed.has(area)))
    .map(({ reason }) => reason);
}

function stepOf(request: ChangeRequest, changing: readonly Target[], map: RegistryMap): Step {
  const isFix = request.action === 'activate' && request.isFix === true;
  const changes = changing.map(({ area, to }) => {
    const from = pointerOf(area, map)?.version ?? null;
    return isFix && from !== null ? { area, from, to, isFix } : { area, from, to };
  });
  return { action: request.action === 'advance' ? 'canary' : request.action, changes };
}

function nextMap(
  step: Step,
  versions: ReadonlyMap<string, string>,
  canaries: Canaries,
  situation: Situation,
): RegistryMap {
  const { map, history, find, at, by } = situation;
  const changed = new Set(step.changes.map(({ area }) => area));
  const fallbacks = fallbacksOf(choicesOf(versions, [...history, step], find));
  const pointers = [...versions].map(([area, version]) => {
    const before = changed.has(area) ? undefined : pointerOf(area, map);
    const { activatedAt = at, by: author = by } = before ?? {};
    const canary = Object.hasOwn(canaries, area) ? canaries[area] : undefined;
    const pointer = { version, fallbacks: fallbacks.get(area) ?? [], activatedAt, by: author };
    return [area, canary ? { ...pointer, canary } : pointer] as const;
  });
  return { revision: map.revision + 1, areas: Object.fromEntries(pointers) };
}

function choicesOf(
  versions: ReadonlyMap<string, string>,
  history: readonly Step[],
  find: Situation['find'],
): ReadonlyMap<string, Choice> {
  const choices = [...versions].map(([area, version]) => {
    const wanted = [version, ...candidates(liveStack(history, area))].map((one) => find(area, one));
    const sound = wanted.flatMap(({ release, faults }) => (release && faults.length === 0 ? [release] : []));
    return [area, { live: find(area, version).release, sound }] as const;
  });
  return new Map(choices);
}
