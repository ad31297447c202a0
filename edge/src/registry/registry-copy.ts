import { stat } from 'node:fs/promises';
import { appendDurably } from './durable-write.ts';
import { dropTornLine, historyFile, readLines } from './history.ts';
import { catchUp } from './locked-registry.ts';
import { copyRelease, dateRelease } from './copy-release.ts';
import type { PublishedRelease } from './database/release-tables.ts';
import type { RegistryDatabase } from './database/registry-database.ts';
import { moveInto } from './move-into-database.ts';
import { RegistryError } from './registry-error.ts';
import { listAreas, listVersions, releaseFolder } from './release-store.ts';
import { releaseKey } from './store-state.ts';
import { removeFolderOf } from './staging.ts';

/** What each copy was last brought to. */
const seen = new Map<string, string>();

/**
 * Makes the folder what the database is: first the files of the releases, then the lines that may make them live, in the end the
 * documents that follow from the lines. Killed at any moment it is an older state, or this one. Only under the folder's lock.
 *
 * @param mayFill the caller has the lock of the database too: a folder that was the registry so far is carried into an empty one
 * @throws RegistryError when the folder holds another history than the database; then it stays as it is
 */
export async function bringUpToDate(
  registry: string,
  database: RegistryDatabase,
  mayFill: boolean,
): Promise<void> {
  await dropTornLine(registry);
  const [stamp, own] = [await database.stamp(), await readLines(registry)];
  const now = `${stamp} ${own.length}`;
  if (seen.get(registry) === now) return;

  const lines = await linesAfter(own, database);
  if (lines === 'empty') return await fill(registry, database, own, mayFill);
  await copyReleases(registry, database);
  if (lines.length > 0) await appendDurably(historyFile(registry), lines.join('\n'));
  await catchUp(registry);
  seen.set(registry, `${stamp} ${own.length + lines.length}`);
}

async function fill(
  registry: string,
  database: RegistryDatabase,
  own: readonly string[],
  mayFill: boolean,
): Promise<void> {
  if (!mayFill)
    throw new RegistryError(
      'The database of the registry (REGISTRY_DATABASE_URL) is empty: who may write carries the folder into it with pnpm release status',
    );
  await moveInto(registry, database, own);
}

async function linesAfter(
  own: readonly string[],
  database: RegistryDatabase,
): Promise<readonly string[] | 'empty'> {
  const last = own.at(-1);
  if (last === undefined) return await database.linesFrom(1);
  const [same, ...after] = await database.linesFrom(own.length);
  if (same === last) return after;
  if (same === undefined && (await database.linesFrom(1)).length === 0) return 'empty';
  throw new RegistryError(
    'This folder (REGISTRY_DIR) has another history than the database of the registry (REGISTRY_DATABASE_URL)',
    [
      'If the database is the right one, for example after it was restored: move the folder away, and it is copied anew',
    ],
  );
}

/** What is in the folder is looked at before the database: a release that is published meanwhile is in both, or in the database. */
async function copyReleases(registry: string, database: RegistryDatabase): Promise<void> {
  const own = await ownReleases(registry);
  const published = await database.releases();
  for (const release of newestFirst(published)) {
    const at = own.get(releaseKey(release.area, release.version))?.at;
    if (at === undefined) await copyRelease(registry, database, release);
    else if (at !== release.publishedAt.getTime()) await dateRelease(registry, release);
  }
  const names = new Set(published.map(({ area, version }) => releaseKey(area, version)));
  for (const [name, { area, version }] of own)
    if (!names.has(name)) await removeFolderOf(registry, area, version);
}

function newestFirst(releases: readonly PublishedRelease[]): PublishedRelease[] {
  return releases.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
}

async function ownReleases(registry: string) {
  const found = new Map<string, { area: string; version: string; at: number }>();
  for (const area of await listAreas(registry))
    for (const version of await listVersions(registry, area)) {
      const info = await stat(releaseFolder(registry, area, version)).catch(() => null);
      if (info) found.set(releaseKey(area, version), { area, version, at: Math.round(info.mtimeMs) });
    }
  return found;
}
