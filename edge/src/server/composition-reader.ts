import { watch, type FSWatcher } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { SHELL } from '@mosaico/shared/contract';
import { RegistryError } from '../registry/registry-error.ts';
import { environmentFolder, mapFile, type Environment } from '../registry/environments.ts';
import { readMap, readStore } from '../registry/registry.ts';
import { EMPTY_MAP, type Pointer, type RegistryMap } from '../registry/registry-map.ts';
import { entryFaults, readRelease } from '../registry/release-store.ts';
import type { Previews } from '../registry/preview.ts';
import { EMPTY_STORE, noteOf, storeFile, type StoreState } from '../registry/store-state.ts';
import type { AreaCounters } from './area-counters.ts';
import type { DevOverrides } from './dev-overrides.ts';
import { failingVersions } from './failing-versions.ts';
import { composePreview } from './preview/compose-preview.ts';
import {
  compose,
  releaseBase,
  type Composition,
  type KnownReleases,
  type ServedRelease,
} from './composition.ts';

/** How often a change is looked for when nobody asks for a page and the system does not report it. */
const POLL_MS = 2_000;

/** What is live, always as the registry has it now. */
export interface CompositionReader {
  /** Looks at the registry anew, so that a change is seen by the very next page view. Null without a live shell. */
  current(): Promise<Composition | null>;
  /** Calls the listener with each new revision, before `current` gives it to anybody. Returns the function that ends it. */
  onChange(listener: (live: Composition) => void): () => void;
  /** This version may not be served any more, by what was read last. */
  isRevoked(area: string, version: string): boolean;
  /** Those that somebody has asked for, by what was read last; some may have expired. */
  previews(): Previews;
  /** What is live with this version in place of the area's; null when it cannot be served so. */
  with(area: string, version: string): Promise<Composition | null>;
  close(): void;
}

interface Options {
  readonly registry: string;
  readonly environment: Environment;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly overrides: DevOverrides;
  /** What browsers report: a version that fails there is no fallback. */
  readonly counters: Pick<AreaCounters, 'all'>;
}

/** Starts reading a registry. A damaged map or release is logged, and the last good state stays. */
export async function openComposition({
  registry,
  environment,
  log,
  overrides,
  counters,
}: Options): Promise<CompositionReader> {
  const releases = new Map<string, ServedRelease>();
  /** Shells whose scripts are not what was published: served only when there is no other one. */
  const damaged = new Map<string, ServedRelease>();
  /** Made when they are first asked for, and forgotten with what is live. */
  const previewed = new Map<string, Composition | null>();
  const listeners = new Set<(live: Composition) => void>();
  let pointers: RegistryMap = EMPTY_MAP;
  let store: StoreState = EMPTY_STORE;
  let composition: Composition | null = null;
  let seen = '';
  let loading: Promise<void> | null = null;

  async function current(): Promise<Composition | null> {
    while ((await stamp()) !== seen) await (loading ??= load().finally(() => (loading = null)));
    return composition;
  }

  async function stamp(): Promise<string> {
    const files = await Promise.all([mapFile(registry, environment), storeFile(registry)].map(stampOf));
    return [...files, overrides.changes(), ...failingVersions(counters.all())].join(' ');
  }

  async function load(): Promise<void> {
    const now = await stamp();
    try {
      store = await readStore(registry);
      pointers = await readMap(registry, environment);
      await readReleases(pointers);
    } catch (error) {
      log.error({ err: error }, 'the release map cannot be read; the last good one stays live');
    }
    const before = composition?.map.revision;
    previewed.clear();
    const known = knownNow();
    const evenDamaged: KnownReleases = {
      ...known,
      find: (area, version) =>
        known.find(area, version) ??
        (isRevoked(area, version) ? null : (damaged.get(`${area}@${version}`) ?? null)),
    };
    const composed = (from: KnownReleases) =>
      compose(pointers, overrides.current(), from, pointers.revision + overrides.changes());
    composition = composed(known) ?? composed(evenDamaged) ?? composition;
    if (composition && isRevoked(SHELL, composition.shell.release.version)) composition = null;
    seen = now;
    if (composition && composition.map.revision !== before)
      for (const listener of listeners) listener(composition);
  }

  function knownNow(): KnownReleases {
    const failing = failingVersions(counters.all());
    return {
      find: (area, version) =>
        isRevoked(area, version) ? null : (releases.get(`${area}@${version}`) ?? null),
      isFailing: (area, version) => failing.has(`${area}@${version}`),
    };
  }

  async function compositionWith(area: string, version: string): Promise<Composition | null> {
    const key = `${area}@${version}`;
    await current();
    const made = previewed.get(key);
    if (made !== undefined) return made;
    await readOne(area, version);
    const composed = composePreview(pointers, { area, version }, knownNow(), new Date().toISOString());
    previewed.set(key, composed);
    return composed;
  }

  function isRevoked(area: string, version: string): boolean {
    return noteOf(store.revoked, area, version) !== null;
  }

  async function readReleases({ areas }: RegistryMap): Promise<void> {
    for (const { area, version } of Object.entries(areas).flatMap(([area, pointer]) => named(area, pointer)))
      await readOne(area, version);
  }

  async function readOne(area: string, version: string): Promise<void> {
    const key = `${area}@${version}`;
    if (releases.has(key)) return;
    const release = await readRelease(registry, area, version).catch((error: unknown) => {
      if (error instanceof RegistryError) return null;
      throw error;
    });
    const faults = release?.area === SHELL ? await entryFaults(registry, release) : [];
    const served = release && { release, base: releaseBase(area, version), isDev: false };
    if (served) (faults.length > 0 ? damaged : releases).set(key, served);
    if (!served || faults.length > 0)
      log.error(
        { area, version, faults },
        'a release that is live, previewed, or a fallback, is damaged; the next fallback is served, if there is one',
      );
  }

  const watcher = watchQuietly(environmentFolder(registry, environment), () => void current());
  const poll = setInterval(() => void current(), POLL_MS).unref();
  await current();
  return {
    current,
    isRevoked,
    previews: () => store.previews,
    with: compositionWith,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearInterval(poll);
      watcher?.close();
      listeners.clear();
    },
  };
}

async function stampOf(path: string): Promise<string> {
  const info = await stat(path, { bigint: true }).catch(() => null);
  return info ? `${info.ino}-${info.mtimeNs}-${info.size}` : 'none';
}

/** All releases that a pointer leads to. */
function named(area: string, { version, fallbacks, canary }: Pointer): { area: string; version: string }[] {
  return [
    { area, version },
    ...(canary ? [{ area, version: canary.version }] : []),
    ...fallbacks.flatMap(({ version: earlier, areas = {} }) => [
      { area, version: earlier },
      ...Object.entries(areas).map(([name, one]) => ({ area: name, version: one })),
    ]),
  ];
}

/** Some file systems cannot be watched: then the poll alone finds changes. */
function watchQuietly(folder: string, onChange: () => void): FSWatcher | null {
  try {
    const watcher = watch(folder, { persistent: false }, onChange);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return null;
  }
}
