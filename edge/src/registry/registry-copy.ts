import { appendDurably } from './durable-write.ts';
import { copyReleases, followReleases } from './copied-releases.ts';
import { historyLines, type HistoryLine } from './history.ts';
import { dropTornLine, historyFile, readLines } from './history-file.ts';
import { catchUp } from './locked-registry.ts';
import type { RegistryDatabase, RegistryHead } from './database/registry-database.ts';
import { moveInto } from './move-into-database.ts';
import { RegistryError } from './registry-error.ts';

/** How far this process has brought the copy of a database. Of others nothing is known. */
const followed = new WeakMap<RegistryDatabase, RegistryHead>();

/**
 * Makes the folder what the database is: first the files of the releases, then the lines that may make them live, in the end the
 * documents that follow from the lines. Killed at any moment it is an older state, or this one. Only under the folder's lock.
 *
 * The first time, and after anything went wrong, all releases are compared; from then on it takes as long as what has changed.
 *
 * @param mayFill the caller has the lock of the database too: a folder that was the registry so far is carried into an empty one
 * @throws RegistryError when the folder holds another history than the database; then it stays as it is
 */
export async function bringUpToDate(
  registry: string,
  database: RegistryDatabase,
  mayFill: boolean,
): Promise<void> {
  const before = followed.get(database);
  followed.delete(database);
  await dropTornLine(registry);
  const own = await historyLines(registry);
  // Before anything else of the database is read: what changes meanwhile is looked at again.
  const head = await database.head();
  if (before?.lines !== head.lines || before.releases !== head.releases || own.length !== head.lines) {
    const lines = await linesAfter(own, head, database);
    if (lines === 'empty') return await fill(registry, database, mayFill);
    if (before && before.releases <= head.releases) await followReleases(registry, database, before.releases);
    else await copyReleases(registry, database);
    if (lines.length > 0) await appendDurably(historyFile(registry), lines.join('\n'));
    await catchUp(registry);
  }
  followed.set(database, head);
}

async function fill(registry: string, database: RegistryDatabase, mayFill: boolean): Promise<void> {
  if (!mayFill)
    throw new RegistryError(
      'The database of the registry (REGISTRY_DATABASE_URL) is empty: who may write carries the folder into it with pnpm release status',
    );
  await moveInto(registry, database, await readLines(registry));
}

async function linesAfter(
  own: readonly HistoryLine[],
  head: RegistryHead,
  database: RegistryDatabase,
): Promise<readonly string[] | 'empty'> {
  const last = own.at(-1)?.text;
  if (last === undefined) return await database.linesFrom(1);
  const [same, ...after] = await database.linesFrom(own.length);
  if (same === last) return after;
  if (same === undefined && head.lines === 0) return 'empty';
  throw new RegistryError(
    'This folder (REGISTRY_DIR) has another history than the database of the registry (REGISTRY_DATABASE_URL)',
    [
      'If the database is the right one, for example after it was restored: move the folder away, and it is copied anew',
    ],
  );
}
