import { SHELL } from '@mosaico/shared/contract';
import { canariesOf, subsetsOf } from '../../registry/canary-plan.ts';
import { conflictsOf } from '../../registry/gate.ts';
import { MOST_CANARIES } from '../../registry/canary.ts';
import type { Fallback, Pointer, RegistryMap } from '../../registry/registry-map.ts';
import type { Composition, KnownReleases } from '../composition.ts';
import { hasCanary } from './assign.ts';

/** Who asks: the site, and the id that the browser has been given. Empty where it has none. */
export interface Asking {
  readonly id: string;
  readonly host: string;
}

/** The composition of a visitor. Who has no id has no canary, because it could not be kept. */
export function compositionOf(live: Composition, asking: Asking): Composition {
  if (live.variants.size === 0 || asking.id === '') return live;
  const chosen = Object.entries(live.canaries)
    .filter(([area, canary]) => hasCanary(canary, area, asking))
    .map(([area]) => area);
  return live.variants.get(armOf(chosen)) ?? live;
}

/** Every composition that somebody may get, the live one first. */
export function everyComposition(live: Composition): readonly Composition[] {
  return [live, ...live.variants.values()];
}

/** Name of a selection of canaries; empty without one. */
export function armOf(areas: readonly string[]): string {
  return [...areas].sort().join(' ');
}

/**
 * Composes what visitors get who have some of the canaries, or all: at most three sets beside the live one. In each a canary's fallback is the live
 * version, and one that does not fit the set is left out.
 */
export function composeVariants(
  pointers: RegistryMap,
  known: KnownReleases,
  composeSet: (pointers: RegistryMap, arm: string) => Composition | null,
): ReadonlyMap<string, Composition> {
  const canaries = Object.entries(canariesOf(pointers)).slice(0, MOST_CANARIES);
  const chosen = subsetsOf(canaries.map(([area]) => area)).filter((areas) => areas.length > 0);
  const variants = chosen.flatMap((areas) => {
    const arm = armOf(areas);
    const composition = composeSet(pointersWith(areas, pointers, known), arm);
    return composition ? [[arm, composition] as const] : [];
  });
  return new Map(variants);
}

function pointersWith(
  areas: readonly string[],
  { revision, areas: live }: RegistryMap,
  known: KnownReleases,
) {
  const versions = Object.fromEntries(
    Object.entries(live).map(([area, { version }]) => [area, version] as const),
  );
  const changed = Object.fromEntries(
    Object.entries(live).map(([area, pointer]): [string, Pointer] => {
      const { canary } = pointer;
      if (!canary || !areas.includes(area)) return [area, pointer];
      const shellSet = { areas: withoutShell(versions) };
      const before: Fallback = { version: pointer.version, ...(area === SHELL ? shellSet : {}) };
      const { version, startedAt: activatedAt, by } = canary;
      return [area, { version, fallbacks: [before, ...pointer.fallbacks], activatedAt, by }];
    }),
  );
  const set = new Map(Object.entries(changed).map(([area, { version }]) => [area, version] as const));
  const fitting = Object.entries(changed).map(([area, pointer]): [string, Pointer] => [
    area,
    area === SHELL ? pointer : { ...pointer, fallbacks: fits(area, pointer.fallbacks, set, known) },
  ]);
  return { revision, areas: Object.fromEntries(fitting) };
}

function withoutShell(versions: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(versions).filter(([area]) => area !== SHELL));
}

function fits(
  area: string,
  fallbacks: readonly Fallback[],
  set: ReadonlyMap<string, string>,
  { find }: KnownReleases,
): Fallback[] {
  return fallbacks.filter(({ version }) => {
    const wanted = new Map([...set, [area, version]]);
    const releases = [...wanted].flatMap(([name, one]) => find(name, one)?.release ?? []);
    return conflictsOf(releases).every(({ areas }) => !areas.includes(area));
  });
}
