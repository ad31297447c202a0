import { MOST_CANARIES, shareDue, type Canary, type CanaryChange, type Strategy } from './canary.ts';
import { conflictsOf } from './gate.ts';
import type { ChangeRequest, LiveRequest } from './change-request.ts';
import { takenBack } from './live-stack.ts';
import type { Situation } from './plan-change.ts';
import type { HistoryEntry, RegistryMap } from './registry-map.ts';

/** Lets a share of the visitors have a version, or changes the share. */
export interface CanaryRequest {
  readonly action: 'canary';
  readonly area: string;
  readonly version: string;
  /** Absent: as the strategy begins. */
  readonly percent?: number;
  readonly sites?: readonly string[];
  readonly strategy?: Strategy;
  /** Also when the version was taken back before. */
  readonly isAgain?: boolean;
}

/** The next step of a canary's strategy, if it is time for it. */
export interface AdvanceRequest {
  readonly action: 'advance';
  readonly area: string;
  /** Only if this is still the canary. */
  readonly version: string;
}

export type Canaries = Readonly<Record<string, Canary>>;

/** What a request does to canaries, and what is left of it for the live versions. */
export interface CanaryStep {
  readonly canaries: Canaries;
  readonly rest: LiveRequest | null;
  readonly reasons: readonly string[];
}

/** Decides the part of a request that concerns canaries. Pure. */
export function canaryStep(request: ChangeRequest, situation: Situation): CanaryStep {
  const canaries = canariesOf(situation.map);
  if (request.action === 'canary') return started(request, canaries, situation);
  if (request.action === 'advance') return advanced(request, canaries, situation);
  if (request.action === 'rollback') return takenBackIn(request, canaries);
  return { canaries, rest: request, reasons: [] };
}

function started(request: CanaryRequest, canaries: Canaries, situation: Situation): CanaryStep {
  const { area, version, sites, strategy, isAgain } = request;
  const { at, by, map, history } = situation;
  const percent = request.percent ?? shareDue(strategy ?? 'AllAtOnce', at, at);
  const before = own(canaries, area);
  const live = own(map.areas, area)?.version;
  const refuse = (...reasons: string[]): CanaryStep => ({ canaries, rest: null, reasons });
  if (live === undefined) return refuse(`${area} is not live: a canary needs a version that the others have`);
  if (live === version) return refuse(`${area} ${version} is what everybody has`);
  if (!isAgain && before?.version !== version && canariesTakenBack(history, area).has(version))
    return refuse(`${area} ${version} was taken back as a canary; --again gives it another chance`);
  if (!isAgain && before?.version !== version && takenBack(history, area).has(version))
    return refuse(`${area} ${version} was taken back; --again gives it another chance`);
  // Everybody has it: that is an activation, and the gate's.
  if (percent === 100 && sites === undefined)
    return {
      canaries: without(canaries, area),
      rest: { action: 'activate', releases: [{ area, version }], isAgain: true },
      reasons: [],
    };
  if (!before && Object.keys(canaries).length >= MOST_CANARIES)
    return refuse(
      `there are ${MOST_CANARIES} canaries already (${Object.keys(canaries).join(', ')}): end one first`,
    );
  const startedAt = before?.version === version && before.strategy === strategy ? before.startedAt : at;
  const canary: Canary = {
    version,
    percent,
    ...(sites ? { sites: [...sites] } : {}),
    ...(strategy ? { strategy } : {}),
    startedAt,
    by,
  };
  const isSame = JSON.stringify(before && { ...before, by }) === JSON.stringify(canary);
  return { canaries: isSame ? canaries : { ...canaries, [area]: canary }, rest: null, reasons: [] };
}

function advanced({ area, version }: AdvanceRequest, canaries: Canaries, { at }: Situation): CanaryStep {
  const canary = own(canaries, area);
  if (canary?.version !== version || !canary.strategy) return { canaries, rest: null, reasons: [] };
  const percent = shareDue(canary.strategy, canary.startedAt, at);
  if (percent <= canary.percent) return { canaries, rest: null, reasons: [] };
  if (percent < 100 || canary.sites)
    return { canaries: { ...canaries, [area]: { ...canary, percent } }, rest: null, reasons: [] };
  return {
    canaries: without(canaries, area),
    rest: { action: 'activate', releases: [{ area, version }], isAgain: true },
    reasons: [],
  };
}

/** An area that has a canary loses that first: its live version stays. */
function takenBackIn(request: LiveRequest & { action: 'rollback' }, canaries: Canaries): CanaryStep {
  const isCanary = ({ area, from }: (typeof request.areas)[number]) => {
    const canary = own(canaries, area);
    return canary !== undefined && (from === undefined || from === canary.version);
  };
  const rest = request.areas.filter((one) => !isCanary(one));
  return {
    canaries: without(canaries, ...request.areas.filter(isCanary).map(({ area }) => area)),
    rest: rest.length > 0 ? { ...request, areas: rest } : null,
    reasons: [],
  };
}

/** Canaries of a map, by area. */
export function canariesOf({ areas }: RegistryMap): Canaries {
  return Object.fromEntries(
    Object.entries(areas).flatMap(([area, { canary }]) => (canary ? [[area, canary]] : [])),
  );
}

/** Versions that were taken back while they were canaries, and have not had another chance since. */
export function canariesTakenBack(history: readonly HistoryEntry[], area: string): ReadonlySet<string> {
  const left = new Set<string>();
  for (const { action, canaries = [], changes } of history) {
    for (const change of canaries.filter((one) => one.area === area)) {
      if (action === 'rollback' && change.to === null) left.add(change.version);
      if (change.to !== null) left.delete(change.version);
    }
    for (const change of changes) if (change.area === area && change.to !== null) left.delete(change.to);
  }
  return left;
}

/** Canaries that stay beside these live versions, and why the others cannot: every set that a visitor may get has to pass the gate. */
export function fittingCanaries(
  canaries: Canaries,
  versions: ReadonlyMap<string, string>,
  find: Situation['find'],
): { readonly fitting: Canaries; readonly reasons: readonly string[] } {
  const fitting: Record<string, Canary> = {};
  const reasons: string[] = [];
  for (const [area, canary] of Object.entries(canaries)) {
    const live = versions.get(area);
    if (live === undefined || live === canary.version) continue;
    const faults = faultsOf(area, canary, fitting, versions, find);
    if (faults.length === 0) fitting[area] = canary;
    reasons.push(...faults);
  }
  return { fitting, reasons };
}

function faultsOf(
  area: string,
  { version }: Canary,
  others: Canaries,
  versions: ReadonlyMap<string, string>,
  find: Situation['find'],
): string[] {
  const { release, faults } = find(area, version);
  if (!release) return faults.length > 0 ? [...faults] : [`${area} ${version} is not published`];
  if (faults.length > 0) return faults.map((fault) => `${area} ${version}: ${fault}`);
  const sets = subsetsOf(Object.entries(others)).map(
    (chosen) => new Map([...versions, ...chosen.map(([name, one]) => [name, one.version] as const)]),
  );
  const found = sets.flatMap((set) =>
    conflictsOf(releasesOf(new Map([...set, [area, version]]), find)).filter(({ areas }) =>
      areas.includes(area),
    ),
  );
  return [...new Set(found.map(({ reason }) => reason))];
}

function releasesOf(versions: ReadonlyMap<string, string>, find: Situation['find']) {
  return [...versions].flatMap(([area, version]) => find(area, version).release ?? []);
}

/** Every selection of some of the values, the empty one first. */
export function subsetsOf<T>(values: readonly T[]): T[][] {
  return values.reduce<T[][]>((sets, value) => [...sets, ...sets.map((set) => [...set, value])], [[]]);
}

/** What is told in the history: each canary that is another one than before. */
export function canaryChanges(before: Canaries, after: Canaries): CanaryChange[] {
  const areas = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return areas.flatMap((area) => {
    const [old, next] = [own(before, area), own(after, area)];
    const changes: CanaryChange[] = [];
    if (old && old.version !== next?.version)
      changes.push({ area, version: old.version, from: old.percent, to: null });
    if (next && next !== old) {
      const from = old?.version === next.version ? old.percent : null;
      const { version, percent, sites, strategy } = next;
      changes.push({
        area,
        version,
        from,
        to: percent,
        ...(sites ? { sites } : {}),
        ...(strategy ? { strategy } : {}),
      });
    }
    return changes;
  });
}

/** An area may have any name, also that of a property which every object has (`constructor`). */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function without(canaries: Canaries, ...areas: readonly string[]): Canaries {
  return Object.fromEntries(Object.entries(canaries).filter(([area]) => !areas.includes(area)));
}
