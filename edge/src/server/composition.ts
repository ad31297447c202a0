import {
  RELEASES_PATH,
  SHELL,
  type Asset,
  type ReleasedArea,
  type ReleasedVersion,
  type Release,
  type ReleaseMap,
} from '@mosaico/shared/contract';
import type { RegistryMap } from '../registry/registry-map.ts';

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
}

/** Address of a release's files. */
export function releaseBase(area: string, version: string): string {
  return `${RELEASES_PATH}/${area}/${version}/`;
}

/** One file of a release as the browser loads it. Null when the release does not list it. */
export function assetOf({ release, base }: ServedRelease, path: string): Asset | null {
  const file = release.files.find((one) => one.path === path);
  return file ? { url: `${base}${path}`, integrity: file.integrity } : null;
}

/**
 * What is live, from the pointers and the releases they lead to. A release that cannot be read is replaced by the one
 * that was live before it, or its area is left out: the rest of the site goes on. Null without a shell.
 * @param find the release of an area and version; null when it cannot be served
 */
export function compose(
  pointers: RegistryMap,
  overrides: ReadonlyMap<string, ServedRelease>,
  find: (area: string, version: string) => ServedRelease | null,
  revision = pointers.revision,
): Composition | null {
  const live = (area: string): ServedRelease | null => {
    const { version, lastKnownGood } = pointers.areas[area] ?? {};
    const released = (one: string | undefined) => (one === undefined ? null : find(area, one));
    return overrides.get(area) ?? released(version) ?? released(lastKnownGood);
  };
  const shell = live(SHELL);
  if (!shell) return null;
  const names = [...new Set([...Object.keys(pointers.areas), ...overrides.keys()])]
    .filter((area) => area !== SHELL)
    .sort();
  const areas = names.flatMap((area) => live(area) ?? []);
  const map: ReleaseMap = {
    revision,
    shell: shell.release.version,
    areas: areas.map((served) => releasedArea(served, goodOf(served, pointers, find))),
  };
  return { map, shell, areas, pointers: pointers.areas };
}

function goodOf(
  served: ServedRelease,
  pointers: RegistryMap,
  find: (area: string, version: string) => ServedRelease | null,
) {
  const { area } = served.release;
  const pointer = pointers.areas[area];
  if (!pointer) return null;
  const version = served.isDev ? pointer.version : pointer.lastKnownGood;
  return version === undefined || version === served.release.version ? null : find(area, version);
}

function releasedArea(served: ServedRelease, good: ServedRelease | null): ReleasedArea {
  return {
    area: served.release.area,
    ...releasedVersion(served),
    ...(good ? { lastKnownGood: releasedVersion(good) } : {}),
    ...(served.isDev ? { dev: true } : {}),
  };
}

function releasedVersion(served: ServedRelease): ReleasedVersion {
  const { version, container, entry, chunks, messages, declaration } = served.release;
  const [first = ''] = entry;
  const asset = (path: string): Asset =>
    assetOf(served, path) ?? { url: `${served.base}${path}`, integrity: '' };
  return {
    version,
    container,
    entry: asset(first),
    chunks: chunks.map(asset),
    messages: Object.fromEntries(Object.entries(messages).map(([set, path]) => [set, asset(path)])),
    declaration,
  };
}
