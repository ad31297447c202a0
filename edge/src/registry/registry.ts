import { constants } from 'node:fs';
import { access, open } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseOf } from './attached-database.ts';
import type { ChangeRequest } from './change-request.ts';
import { LIVE, type Environment } from './environments.ts';
import { candidatesAfter } from './fallbacks.ts';
import { liveStack } from './live-stack.ts';
import { followDatabase, withLock } from './lock.ts';
import { commitMap, currentMap, currentStore, recover } from './locked-registry.ts';
import { makeFolder } from './make-folder.ts';
import { planChange, type ChangePlan, type CheckedRelease } from './plan-change.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import type { HistoryEntry, RegistryMap } from './registry-map.ts';
import type { RollbackEvidence } from './rollback-evidence.ts';
import { keepReserve } from './reserve.ts';
import { releaseKey } from './store-state.ts';
import { checkTrusted, readTrust } from './trust.ts';

export { readMap, readStore } from './locked-registry.ts';
export { mapFile } from './environments.ts';

export type RegistryAccess = 'writable' | 'read-only';

/**
 * Makes sure the registry is there and whole: after a crash between a history line and its document, the document is
 * brought up to the history; an unfinished history line is dropped. One that can only be read is left as it is. The copy of a
 * database is made, or brought up to date.
 * @throws RegistryError when the folder cannot be used; DatabaseAway
 */
export async function openRegistry(registry: string): Promise<RegistryAccess> {
  try {
    await makeFolder(join(registry, 'releases'));
    await access(registry, constants.R_OK);
    if (!(await isWritable(registry))) return 'read-only';
  } catch (error) {
    throw new RegistryError(`The registry folder ${registry} cannot be used (${errorCode(error)})`);
  }
  const database = databaseOf(registry);
  await database?.open();
  if (database && !(await database.mayWrite())) {
    await followDatabase(registry, database);
    return 'read-only';
  }
  await withLock(registry, async () => {
    await recover(registry);
    await keepReserve(registry);
  });
  return 'writable';
}

/** Whether this process may change what is live. Edges of a production machine may not: they leave it to the release API. */
export async function mayChange(registry: string): Promise<boolean> {
  const database = databaseOf(registry);
  return (await isWritable(registry)) && (!database || (await database.mayWrite()));
}

/**
 * Asks for what every change needs first, with a file of its own: a process that closes the file of the lock loses the lock on it (POSIX), also
 * that of a change which is under way in it.
 */
async function isWritable(registry: string): Promise<boolean> {
  try {
    await (await open(join(registry, 'writable'), 'a')).close();
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return false;
    throw error;
  }
}

/** Who asks for a change, when and why. */
export interface ChangeAuthor {
  readonly by: string;
  readonly why: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** What an edge has seen that takes a version back by itself. */
  readonly evidence?: RollbackEvidence;
}

export interface ChangeOptions {
  readonly environment?: Environment;
  /** The change is refused unless the map is still at this revision. */
  readonly expectedRevision?: number;
  /** Decides, and writes nothing. */
  readonly isDryRun?: boolean;
  /** Counts as revoked, although the store does not say so yet. */
  readonly revoking?: { readonly area: string; readonly version: string };
}

/**
 * Changes what is live in an environment: the only writer of its map. Decided anew under the lock against what is live at
 * that moment. The history line is written first and carries the whole next map, so both agree after any crash.
 */
export async function changeLive(
  registry: string,
  request: ChangeRequest,
  author: ChangeAuthor,
  options: ChangeOptions = {},
): Promise<ChangePlan> {
  return await withLock(registry, async () => {
    await recover(registry);
    const plan = await planLocked(registry, request, author, options);
    if (plan.kind === 'change' && options.isDryRun !== true) {
      await commitMap(registry, plan.entry);
      await keepReserve(registry);
    }
    return plan;
  });
}

/** Decides a change as things are. Only under the lock. */
export async function planLocked(
  registry: string,
  request: ChangeRequest,
  author: ChangeAuthor,
  { environment = LIVE, expectedRevision, revoking }: ChangeOptions,
): Promise<ChangePlan> {
  const { map, history } = await currentMap(registry, environment);
  if (expectedRevision !== undefined && map.revision !== expectedRevision) {
    return {
      kind: 'refused',
      reasons: [`the map is at revision ${map.revision} by now, not ${expectedRevision}`],
    };
  }
  const written = await currentStore(registry);
  const store = revoking
    ? { ...written, revoked: { ...written.revoked, [releaseKey(revoking.area, revoking.version)]: author } }
    : written;
  const trust = await readTrust(registry, store);
  const find = await checkedReleases(request, {
    map,
    history,
    check: (area, version) => checkTrusted(registry, store, trust, area, version),
  });
  return planChange(request, { environment, map, history, find, ...author });
}

interface ToCheck {
  readonly map: RegistryMap;
  readonly history: readonly HistoryEntry[];
  readonly check: (area: string, version: string) => Promise<CheckedRelease>;
}

/** Every release that the decision may ask for. */
async function checkedReleases(request: ChangeRequest, { map, history, check }: ToCheck) {
  const added = 'releases' in request ? request.releases : 'version' in request ? [request] : [];
  const areas = new Set([
    ...Object.keys(map.areas),
    ...added.map(({ area }) => area),
    ...('areas' in request ? request.areas.map((one) => (typeof one === 'string' ? one : one.area)) : []),
  ]);
  const live = Object.entries(map.areas).flatMap(([area, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((one) => ({ area, version: one })),
  );
  const before = [...areas].flatMap((area) =>
    candidatesAfter(liveStack(history, area)).map((version) => ({ area, version })),
  );
  const wanted = [...added, ...live, ...before];
  const checked = new Map<string, CheckedRelease>();
  for (const { area, version } of wanted) {
    const key = `${area}@${version}`;
    if (!checked.has(key)) checked.set(key, await check(area, version));
  }
  return (area: string, version: string) =>
    checked.get(`${area}@${version}`) ?? { release: null, faults: [] };
}
