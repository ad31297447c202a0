import { stat } from 'node:fs/promises';
import { databaseOf } from './attached-database.ts';
import { entryOf } from './change-store.ts';
import { ENVIRONMENTS } from './environments.ts';
import { isChange, readHistory, type LogEntry } from './history.ts';
import { withLock } from './lock.ts';
import { commitStore, currentMap, currentStore, recover } from './locked-registry.ts';
import type { ChangeAuthor } from './registry.ts';
import { runningPreviews } from './preview.ts';
import { RegistryError } from './registry-error.ts';
import { listAreas, listVersions, releaseFolder } from './release-store.ts';
import { removeFolderOf } from './staging.ts';
import { noteOf } from './store-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface PruneRequest {
  /** What was live, or was published, within this time stays. */
  readonly olderThanDays: number;
  readonly isDryRun: boolean;
}

/** A published release that may go, or why it stays. */
export interface Candidate {
  readonly area: string;
  readonly version: string;
  /** Null: it may go. */
  readonly stays: string | null;
}

/**
 * Removes releases that nobody needs: never one that some environment has live or falls back to, one that is pinned, or one that
 * was live or published lately. Each disappears in one step; a second call finishes what a killed one has begun.
 */
export async function pruneReleases(
  registry: string,
  { olderThanDays, isDryRun }: PruneRequest,
  author: ChangeAuthor,
): Promise<readonly Candidate[]> {
  return await withLock(registry, async () => {
    await recover(registry);
    const candidates = await candidatesIn(registry, Date.parse(author.at), olderThanDays * DAY_MS);
    const going = candidates.filter(({ stays }) => stays === null);
    if (isDryRun || going.length === 0) return candidates;
    await commitStore(registry, entryOf('prune', going, await currentStore(registry), author));
    for (const release of going) await remove(registry, release);
    return candidates;
  });
}

async function candidatesIn(registry: string, now: number, keptMs: number): Promise<Candidate[]> {
  const { all, damage } = await readHistory(registry);
  if (damage.length > 0)
    throw new RegistryError('Nothing is removed while the history is damaged: it says what was live', damage);
  const maps = await Promise.all(
    ENVIRONMENTS.map(async (name) => ({
      name,
      text: JSON.stringify((await currentMap(registry, name)).map),
    })),
  );
  const since = now - keptMs;
  const { pinned, previews } = await currentStore(registry);
  const previewed = Object.values(runningPreviews(previews, now));
  const releases = await publishedReleases(registry);
  return releases.map(({ area, version, at }) => {
    const inMap = maps.find(({ text }) => text.includes(JSON.stringify(version)));
    const stays = inMap
      ? `${inMap.name} needs it`
      : noteOf(pinned, area, version)
        ? 'it is pinned'
        : previewed.some((one) => one.area === area && one.version === version)
          ? 'it is previewed'
          : at >= since
            ? 'it was published lately'
            : wasLiveSince(all, area, version, since)
              ? 'it was live lately'
              : null;
    return { area, version, stays };
  });
}

async function publishedReleases(registry: string) {
  const areas = await listAreas(registry);
  const releases = await Promise.all(
    areas.map(async (area) => (await listVersions(registry, area)).map((version) => ({ area, version }))),
  );
  return await Promise.all(
    releases.flat().map(async ({ area, version }) => ({
      area,
      version,
      at: (await stat(releaseFolder(registry, area, version))).mtimeMs,
    })),
  );
}

function wasLiveSince(all: readonly LogEntry[], area: string, version: string, since: number): boolean {
  return all
    .filter(isChange)
    .some(
      ({ at, changes }) =>
        Date.parse(at) >= since &&
        changes.some((one) => one.area === area && [one.from, one.to].includes(version)),
    );
}

async function remove(registry: string, { area, version }: Candidate): Promise<void> {
  await databaseOf(registry)?.removeRelease(area, version);
  await removeFolderOf(registry, area, version);
}
