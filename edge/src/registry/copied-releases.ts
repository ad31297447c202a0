import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_FILE } from '@mosaico/shared/contract';
import { copyRelease, dateRelease } from './copy-release.ts';
import type { ChangedRelease, PublishedRelease } from './database/release-tables.ts';
import type { RegistryDatabase } from './database/registry-database.ts';
import { listAreas, listVersions, releaseFolder } from './release-store.ts';
import { releaseKey } from './store-state.ts';
import { removeFolderOf } from './staging.ts';

/** Brings the releases that have changed behind this number into the folder. Only under the folder's lock. */
export async function followReleases(
  registry: string,
  database: RegistryDatabase,
  since: number,
): Promise<void> {
  for (const release of await database.releasesChangedSince(since))
    if (isThere(release)) await bring(registry, database, release);
    else await removeFolderOf(registry, release.area, release.version);
}

function isThere(release: ChangedRelease): release is PublishedRelease {
  return release.publishedAt !== null;
}

/**
 * Compares all releases. What is in the folder is looked at before the database: a release that is published meanwhile is in both, or
 * in the database. Only under the folder's lock.
 */
export async function copyReleases(registry: string, database: RegistryDatabase): Promise<void> {
  const own = await ownReleases(registry);
  const published = await database.releases();
  for (const release of newestFirst(published)) await bring(registry, database, release);
  const names = new Set(published.map(({ area, version }) => releaseKey(area, version)));
  for (const { area, version } of own)
    if (!names.has(releaseKey(area, version))) await removeFolderOf(registry, area, version);
}

function newestFirst(releases: readonly PublishedRelease[]): PublishedRelease[] {
  return releases.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
}

async function ownReleases(registry: string) {
  const areas = await listAreas(registry);
  const found = await Promise.all(
    areas.map(async (area) => (await listVersions(registry, area)).map((version) => ({ area, version }))),
  );
  return found.flat();
}

async function bring(registry: string, database: RegistryDatabase, release: PublishedRelease): Promise<void> {
  const { area, version, publishedAt } = release;
  const info = await stat(releaseFolder(registry, area, version)).catch(() => null);
  if (info && Math.round(info.mtimeMs) === publishedAt.getTime()) return;
  if (info && (await isOther(registry, database, release))) await removeFolderOf(registry, area, version);
  else if (info) return await dateRelease(registry, release);
  await copyRelease(registry, database, release);
}

/** One that was removed makes room for another one under its version. */
async function isOther(
  registry: string,
  database: RegistryDatabase,
  { area, version }: PublishedRelease,
): Promise<boolean> {
  const [own, theirs] = await Promise.all([
    readFile(join(releaseFolder(registry, area, version), RELEASE_FILE)).catch(() => null),
    database.readFile(area, version, RELEASE_FILE),
  ]);
  return theirs !== null && !(own?.equals(theirs) ?? false);
}
