import { SHELL, type Release } from '@mosaico/shared/contract';
import {
  canariesOf,
  canaryChanges,
  canaryStep,
  fittingCanaries,
  type Canaries,
  type CanaryStep,
} from './canary-plan.ts';
import type { ChangeRequest } from './change-request.ts';
import { LIVE, type Environment } from './environments.ts';
import { candidates, fallbacksOf, type Choice } from './fallbacks.ts';
import { conflictsOf } from './gate.ts';
import { liveStack } from './live-stack.ts';
import type { HistoryEntry, Pointer, RegistryMap } from './registry-map.ts';
import type { RollbackEvidence } from './rollback-evidence.ts';
import { pointerOf, targetsOf, type Target } from './targets.ts';

/** A release as found in the store: `faults` says why it may not go live, nothing when its files verify. */
export interface CheckedRelease {
  readonly release: Release | null;
  readonly faults: readonly string[];
}

/** All that the decision depends on. */
export interface Situation {
  readonly environment?: Environment;
  readonly map: RegistryMap;
  /** Of this environment. */
  readonly history: readonly HistoryEntry[];
  /** The store's answer for `<area>@<version>`. */
  readonly find: (area: string, version: string) => CheckedRelease;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly evidence?: RollbackEvidence;
}

/** Why a change does not happen, and which areas stand against it. */
export interface Refusal {
  readonly areas: readonly string[];
  readonly reason: string;
}

export type ChangePlan =
  | { readonly kind: 'change'; readonly entry: HistoryEntry }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reasons: readonly string[]; readonly refusals?: readonly Refusal[] };

type Step = Pick<HistoryEntry, 'action' | 'changes'>;

/**
 * Decides a change of what is live: the next map and the history line that carries it, or every reason against it.
 * Pure: reads no file and no clock. Several areas change as one revision or not at all. The fallbacks of all areas are
 * chosen anew, because each has to fit what is live from now on.
 */
export function planChange(request: ChangeRequest, situation: Situation): ChangePlan {
  const { map } = situation;
  const step = canaryStep(request, situation);
  const { targets, reasons } = step.rest ? targetsOf(step.rest, situation) : { targets: [], reasons: [] };
  if (step.reasons.length + reasons.length > 0)
    return { kind: 'refused', reasons: [...step.reasons, ...reasons] };
  const changing = targets.filter(({ area, to }) => (pointerOf(area, map)?.version ?? null) !== to);

  const refusals = refusalsOf(changing, request, step, situation);
  if (refusals.length === 0) return changeTo(changing, request, step, situation);
  const without = request.action === 'revoke' ? changing.map(({ area }) => ({ area, to: null })) : [];
  const isSite = !without.some(({ area }) => area === SHELL);
  if (without.length > 0 && isSite) return changeTo(without, request, step, situation);
  return { kind: 'refused', reasons: refusals.map(({ reason }) => reason), refusals };
}

function refusalsOf(
  changing: readonly Target[],
  { action }: ChangeRequest,
  { canaries }: CanaryStep,
  situation: Situation,
): Refusal[] {
  const versions = nextVersions(changing, situation.map);
  const { reasons } = fittingCanaries(keptOf(canaries, changing), versions, situation.find);
  // The way back and the way out are never closed by a canary: that ends.
  const unfit = ['rollback', 'withdraw', 'revoke'].includes(action) ? [] : reasons;
  return [
    ...damages(changing, situation),
    ...brokenBy(changing, versions, situation),
    ...unfit.map((reason) => ({ areas: Object.keys(canaries), reason })),
  ];
}

/** A canary ends with what it was compared to. */
function keptOf(canaries: Canaries, changing: readonly Target[]): Canaries {
  const ended = new Set(changing.map(({ area }) => area));
  return Object.fromEntries(Object.entries(canaries).filter(([area]) => !ended.has(area)));
}

function changeTo(
  changing: readonly Target[],
  request: ChangeRequest,
  { canaries: wanted, rest }: CanaryStep,
  situation: Situation,
): ChangePlan {
  const versions = nextVersions(changing, situation.map);
  const { fitting } = fittingCanaries(keptOf(wanted, changing), versions, situation.find);
  const canaries = canaryChanges(canariesOf(situation.map), fitting);
  // A revocation is told to whoever serves releases, also where nothing leads to them.
  if (changing.length === 0 && canaries.length === 0 && request.action !== 'revoke')
    return { kind: 'unchanged' };
  const step = stepOf(changing.length > 0 && rest ? rest : request, changing, situation.map);
  const isUrgent = 'isUrgent' in request && request.isUrgent === true;
  const map = nextMap(step, versions, { canaries: fitting, isUrgent }, situation);
  const entry = entryOf(request, step, map, situation);
  return { kind: 'change', entry: canaries.length > 0 ? { ...entry, canaries } : entry };
}

function entryOf(
  request: ChangeRequest,
  step: Step,
  map: RegistryMap,
  { environment = LIVE, at, by, why, evidence }: Situation,
): HistoryEntry {
  const { promotedFrom } = request.action === 'promote' ? request : {};
  return {
    revision: map.revision,
    ...(environment === LIVE ? {} : { environment }),
    at,
    by,
    why,
    ...step,
    ...(promotedFrom ? { promotedFrom } : {}),
    ...(evidence ? { evidence } : {}),
    map,
  };
}

function nextVersions(changing: readonly Target[], map: RegistryMap): ReadonlyMap<string, string> {
  const next = new Map(Object.entries(map.areas).map(([area, { version }]) => [area, version]));
  for (const { area, to } of changing) {
    if (to === null) next.delete(area);
    else next.set(area, to);
  }
  return next;
}

function damages(changing: readonly Target[], { find }: Situation): Refusal[] {
  return changing.flatMap(({ area, to }) => {
    if (to === null) return [];
    const { release, faults } = find(area, to);
    const reasons =
      !release && faults.length === 0
        ? [`${area} ${to} is not published`]
        : faults.map((fault) => `${area} ${to}: ${fault}`);
    return reasons.map((reason) => ({ areas: [area], reason }));
  });
}

/** Faults that this change would add. One that is live already does not count: otherwise no repair could be activated. */
function brokenBy(
  changing: readonly Target[],
  versions: ReadonlyMap<string, string>,
  { find, map }: Situation,
): Refusal[] {
  const changed = new Set(changing.map(({ area }) => area));
  const found = (all: Iterable<readonly [string, string]>) =>
    [...all].flatMap(([area, version]) => find(area, version).release ?? []);
  const before = conflictsOf(
    found(Object.entries(map.areas).map(([area, { version }]) => [area, version] as const)),
  );
  const known = new Set(before.map(({ reason }) => reason));
  return conflictsOf(found(versions)).filter(
    ({ areas, reason }) => areas.some((area) => changed.has(area)) || !known.has(reason),
  );
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
  { canaries, isUrgent }: { readonly canaries: Canaries; readonly isUrgent: boolean },
  situation: Situation,
): RegistryMap {
  const { map, history, find, at, by } = situation;
  const revision = map.revision + 1;
  const changed = new Set(step.changes.map(({ area }) => area));
  const fallbacks = fallbacksOf(choicesOf(versions, [...history, step], find));
  const pointers = [...versions].map(([area, version]): [string, Pointer] => {
    const before = pointerOf(area, map);
    const { activatedAt = at, by: author = by } = (changed.has(area) ? undefined : before) ?? {};
    const urgent = isUrgent && changed.has(area) ? revision : before?.urgent;
    const canary = Object.hasOwn(canaries, area) ? canaries[area] : undefined;
    const pointer = { version, fallbacks: fallbacks.get(area) ?? [], activatedAt, by: author };
    return [area, { ...pointer, ...(urgent === undefined ? {} : { urgent }), ...(canary ? { canary } : {}) }];
  });
  return { revision, areas: Object.fromEntries(pointers) };
}

function choicesOf(
  versions: ReadonlyMap<string, string>,
  history: readonly Step[],
  find: Situation['find'],
): ReadonlyMap<string, Choice> {
  const choices = [...versions].map(([area, version]) => {
    const wanted = [version, ...candidates(liveStack(history, area), version)].map((one) => find(area, one));
    const sound = wanted.flatMap(({ release, faults }) => (release && faults.length === 0 ? [release] : []));
    return [area, { live: find(area, version).release, sound }] as const;
  });
  return new Map(choices);
}
