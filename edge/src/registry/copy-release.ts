import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { syncFolder, writeDurably } from './durable-write.ts';
import type { PublishedRelease } from './database/release-tables.ts';
import type { RegistryDatabase } from './database/registry-database.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import { releaseFolder, releasesFolder } from './release-store.ts';
import { incomingPlace } from './staging.ts';

/** Copies a release from the database into the folder, in one step. It need not be there any more, or may be here already. */
export async function copyRelease(
  registry: string,
  database: RegistryDatabase,
  release: PublishedRelease,
): Promise<void> {
  const { area, version } = release;
  const staged = incomingPlace(registry);
  const folders = new Set<string>();
  try {
    await database.readFiles(area, version, async (path, content) => {
      const target = placeIn(staged, path);
      if (!folders.has(dirname(target))) await mkdir(dirname(target), { recursive: true });
      folders.add(dirname(target));
      await writeDurably(target, content);
    });
    if (folders.size === 0) return;
    for (const folder of folders) await syncFolder(folder);
    const target = releaseFolder(registry, area, version);
    await utimes(staged, release.publishedAt, release.publishedAt);
    await mkdir(dirname(target), { recursive: true });
    await rename(staged, target).catch((error: unknown) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    });
    await syncFolder(dirname(target));
    await syncFolder(releasesFolder(registry));
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Gives a release the time at which it was published last, which is the same on every machine. */
export async function dateRelease(
  registry: string,
  { area, version, publishedAt }: PublishedRelease,
): Promise<void> {
  await utimes(releaseFolder(registry, area, version), publishedAt, publishedAt).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
}

function placeIn(folder: string, path: string): string {
  const place = join(folder, path);
  if (normalize(place).startsWith(folder + sep)) return place;
  throw new RegistryError(`The database has a file "${path}", which would lie outside of its release`);
}
