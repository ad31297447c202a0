import {
  RELEASES_PATH,
  SHELL,
  assetOf as assetIn,
  releasedVersion,
  type Asset,
  type ReleasedArea,
  type Release,
  type ReleaseMap,
} from '@mosaico/shared/contract';
import { canariesOf, type Canaries } from '../registry/canary-plan.ts';
import type { Fallback, RegistryMap } from '../registry/registry-map.ts';
import { composeVariants } from './canary/variants.ts';

/** A release together with the address its files are served at, with trailing slash. */
export interface ServedRelease {
  readonly release: Release;
  readonly base: string;
  /** From a developer's own server. */
  readonly isDev: boolean;
}

/** Everything the edge needs to answer for one state of the registry. */
export interface Composition {
  /** What browsers get. */
  readonly map: ReleaseMap;
  readonly shell: ServedRelease;
  /** Live releases of all areas, without the shell. */
  readonly areas: readonly ServedRelease[];
  readonly pointers: RegistryMap['areas'];
  /** The whole site as the last good shell runs it, for a browser in which this shell fails; its areas fit that shell. */
  readonly fallback: Composition | null;
  /** Areas whose canary is in it, as `armOf` names them; empty: none. */
  readonly arm: string;
  /** Versions that a share of the visitors gets, by area. */
  readonly canaries: Canaries;
  /** The compositions of those visitors, by their arm. Only the live one, which has no arm, has them. */
  readonly variants: ReadonlyMap<string, Composition>;
}

/** What is known of releases beyond the pointers. */
export interface KnownReleases {
  /** The release of an area and version; null when it cannot be served. */
  readonly find: (area: string, version: string) => ServedRelease | null;
  /** Browsers report that this version fails: nobody falls back to it. */
  readonly isFailing: (area: string, version: string) => boolean;
}

const NO_CANARY = { canaries: {}, variants: new Map<string, Composition>() };

/** One file of a release as the browser loads it. Null when the release does not list it. */
export function assetOf({ release, base }: ServedRelease, path: string): Asset | null {
  return assetIn(release, base, path);
}

/** Address of a release's files. */
export function releaseBase(area: string, version: string): string {
  return `${RELEASES_PATH}/${area}/${version}/`;
}

/**
 * What is live, from the pointers and the releases they lead to. A release that cannot be read is replaced by its
 * fallback, or its area is left out: the rest of the site goes on. Without its shell the site is that of the last good
 * shell. Null when there is none either.
 */
export function compose(
  pointers: RegistryMap,
  overrides: ReadonlyMap<string, ServedRelease>,
  known: KnownReleases,
  revision = pointers.revision,
): Composition | null {
  const live = composeSet(pointers, overrides, known, revision, '');
  const variants = composeVariants(pointers, known, (set, arm) =>
    composeSet(set, overrides, known, revision, arm),
  );
  return live && { ...live, canaries: canariesOf(pointers), variants };
}

/** One set of its own, without canaries and without releases of developers. */
export function composeWith(
  pointers: RegistryMap,
  known: KnownReleases,
  revision: number,
  arm: string,
): Composition | null {
  return composeSet(pointers, new Map(), known, revision, arm);
}

function composeSet(
  pointers: RegistryMap,
  overrides: ReadonlyMap<string, ServedRelease>,
  known: KnownReleases,
  revision: number,
  arm: string,
): Composition | null {
  const shell = overrides.get(SHELL) ?? released(SHELL, pointers, known);
  const fallback = shell?.isDev ? null : fallbackOf(pointers, known, revision);
  if (!shell) return fallback;
  const names = [...new Set([...Object.keys(pointers.areas), ...overrides.keys()])]
    .filter((area) => area !== SHELL)
    .sort();
  const areas = names.flatMap((area) => servedArea(area, overrides, pointers, known));
  return { ...compositionOf(shell, areas, pointers, revision), fallback, arm };
}

interface ServedArea {
  readonly live: ServedRelease;
  readonly good: ServedRelease | undefined;
}

function servedArea(
  area: string,
  overrides: ReadonlyMap<string, ServedRelease>,
  pointers: RegistryMap,
  known: KnownReleases,
): ServedArea[] {
  const earlier = fallbacksIn(pointers, area)
    .filter(({ version }) => !known.isFailing(area, version))
    .map(({ version }) => known.find(area, version));
  const usable = [overrides.get(area) ?? null, released(area, pointers, known), ...earlier];
  const [live, good] = usable.filter((served) => served !== null);
  return live ? [{ live, good: good?.release.version === live.release.version ? undefined : good }] : [];
}

/** The first older shell that can be served and is not known to fail, with the areas that go with it. */
function fallbackOf(pointers: RegistryMap, known: KnownReleases, revision: number): Composition | null {
  for (const { version, areas } of fallbacksIn(pointers, SHELL)) {
    const shell = known.isFailing(SHELL, version) ? null : known.find(SHELL, version);
    // A map of before there were fallbacks does not say which areas fit.
    if (!shell || !areas) continue;
    const live = Object.entries(areas).flatMap(([area, one]) => known.find(area, one) ?? []);
    const served = live.map((one): ServedArea => ({ live: one, good: undefined }));
    return { ...compositionOf(shell, served, pointers, revision), fallback: null, arm: '' };
  }
  return null;
}

function released(area: string, { areas }: RegistryMap, { find }: KnownReleases): ServedRelease | null {
  const version = areas[area]?.version;
  return version === undefined ? null : find(area, version);
}

function fallbacksIn({ areas }: RegistryMap, area: string): readonly Fallback[] {
  return areas[area]?.fallbacks ?? [];
}

function compositionOf(
  shell: ServedRelease,
  areas: readonly ServedArea[],
  pointers: RegistryMap,
  revision: number,
): Omit<Composition, 'fallback' | 'arm'> {
  const urgent = Math.max(0, ...Object.values(pointers.areas).map((pointer) => pointer.urgent ?? 0));
  const map: ReleaseMap = {
    revision,
    shell: shell.release.version,
    ...(urgent > 0 ? { urgent } : {}),
    areas: areas.map(({ live, good }) => releasedArea(live, good, pointers)),
  };
  return { map, shell, areas: areas.map(({ live }) => live), pointers: pointers.areas, ...NO_CANARY };
}

function releasedArea(
  served: ServedRelease,
  good: ServedRelease | undefined,
  { areas }: RegistryMap,
): ReleasedArea {
  const urgent = areas[served.release.area]?.urgent;
  return {
    area: served.release.area,
    ...releasedVersion(served.release, served.base),
    ...(urgent === undefined ? {} : { urgent }),
    ...(good ? { lastKnownGood: releasedVersion(good.release, good.base) } : {}),
    ...(served.isDev ? { dev: true } : {}),
  };
}
