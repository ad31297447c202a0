import { constants } from 'node:fs';
import { access, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDurably } from './durable-write.ts';
import { appendHistory, dropTornLine, readHistory } from './history.ts';
import { recentVersions } from './fallbacks.ts';
import { liveStack } from './live-stack.ts';
import { makeFolder } from './make-folder.ts';
import { lockFile, withLock } from './lock.ts';
import { planChange, type ChangePlan, type ChangeRequest, type CheckedRelease } from './plan-change.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import { EMPTY_MAP, registryMapSchema, type HistoryEntry, type RegistryMap } from './registry-map.ts';
import { checkRelease } from './release-store.ts';
import type { RollbackEvidence } from './rollback-evidence.ts';
import { keepReserve, withReserve } from './reserve.ts';

/** Path of the pointer document. */
export function mapFile(registry: string): string {
  return join(registry, 'map.json');
}

export type RegistryAccess = 'writable' | 'read-only';

/**
 * Makes sure the registry is there and whole: after a crash between the history line and the map, the map is
 * brought up to the history; an unfinished history line is dropped. One that can only be read is left as it is.
 * @throws RegistryError when the folder cannot be used
 */
export async function openRegistry(registry: string): Promise<RegistryAccess> {
  try {
    await makeFolder(join(registry, 'releases'));
    await access(registry, constants.R_OK);
    if (!(await isWritable(registry))) return 'read-only';
  } catch (error) {
    throw new RegistryError(`The registry folder ${registry} cannot be used (${errorCode(error)})`);
  }
  await withLock(registry, async () => {
    await recover(registry);
    await keepReserve(registry);
  });
  return 'writable';
}

/** Asks for what every change needs first. */
async function isWritable(registry: string): Promise<boolean> {
  try {
    await (await open(lockFile(registry), 'a')).close();
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return false;
    throw error;
  }
}

/** What is live. @throws RegistryError when map.json is damaged */
export async function readMap(registry: string): Promise<RegistryMap> {
  const text = await readFile(mapFile(registry), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return EMPTY_MAP;
  try {
    return registryMapSchema.parse(JSON.parse(text));
  } catch {
    throw new RegistryError(`${mapFile(registry)} is damaged`);
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

/**
 * Changes what is live: the only writer of map and history. Decided anew under the lock against what is live at
 * that moment. The history line is written first and carries the whole next map, so both agree after any crash.
 * @param expectedRevision when given, the change is refused unless the map is still at this revision
 */
export async function changeLive(
  registry: string,
  request: ChangeRequest,
  author: ChangeAuthor,
  expectedRevision?: number,
): Promise<ChangePlan> {
  return await withLock(registry, async () => {
    const { map, history } = await recover(registry);
    if (expectedRevision !== undefined && map.revision !== expectedRevision) {
      return {
        kind: 'refused',
        reasons: [`the map is at revision ${map.revision} by now, not ${expectedRevision}`],
      };
    }
    const find = await checkedReleases(registry, request, map, history);
    const plan = planChange(request, { map, history, find, ...author });
    if (plan.kind === 'change') {
      await withReserve(registry, () => appendHistory(registry, plan.entry));
      await writeMap(registry, plan.entry.map);
      await keepReserve(registry);
    }
    return plan;
  });
}

async function recover(registry: string): Promise<{ map: RegistryMap; history: HistoryEntry[] }> {
  await dropTornLine(registry);
  const { entries: history, damage, isLatestDamaged } = await readHistory(registry);
  const written = await readMap(registry).catch((error: unknown) => {
    if (error instanceof RegistryError && history.length > 0) return EMPTY_MAP;
    throw error;
  });
  const latest = history.at(-1)?.map ?? EMPTY_MAP;
  const isBehind = written.revision < latest.revision;
  if (isLatestDamaged && (isBehind || written === EMPTY_MAP))
    throw new RegistryError(`Nothing says what is live: ${mapFile(registry)} is lost or damaged too`, damage);
  if (!isBehind) return { map: written, history };
  await writeMap(registry, latest);
  return { map: latest, history };
}

async function writeMap(registry: string, map: RegistryMap): Promise<void> {
  await withReserve(registry, () => replaceDurably(mapFile(registry), mapText(map)));
}

function mapText(map: RegistryMap): string {
  return `${JSON.stringify(map, null, 2)}\n`;
}

/** Every release that the decision may ask for. */
async function checkedReleases(
  registry: string,
  request: ChangeRequest,
  map: RegistryMap,
  history: readonly HistoryEntry[],
) {
  const added =
    request.action === 'activate' ? request.releases : request.action === 'rollback' ? [] : [request];
  const areas = new Set([...Object.keys(map.areas), ...added.map(({ area }) => area)]);
  const live = Object.entries(map.areas).flatMap(([area, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((one) => ({ area, version: one })),
  );
  const before = [...areas].flatMap((area) =>
    recentVersions(liveStack(history, area)).map((version) => ({ area, version })),
  );
  const wanted = [...added, ...live, ...before];
  const checked = new Map<string, CheckedRelease>();
  for (const { area, version } of wanted) {
    const key = `${area}@${version}`;
    if (!checked.has(key)) checked.set(key, await checkRelease(registry, area, version));
  }
  return (area: string, version: string) =>
    checked.get(`${area}@${version}`) ?? { release: null, faults: [] };
}
