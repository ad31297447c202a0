import { constants } from 'node:fs';
import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDurably } from './durable-write.ts';
import { appendHistory, dropTornLine, readHistory } from './history.ts';
import { recentVersions } from './fallbacks.ts';
import { liveStack } from './live-stack.ts';
import { withLock } from './lock.ts';
import { planChange, type ChangePlan, type ChangeRequest, type CheckedRelease } from './plan-change.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import { EMPTY_MAP, registryMapSchema, type HistoryEntry, type RegistryMap } from './registry-map.ts';
import { checkRelease } from './release-store.ts';

/** Path of the pointer document. */
export function mapFile(registry: string): string {
  return join(registry, 'map.json');
}

/**
 * Makes sure the registry is there and whole: after a crash between the history line and the map, the map is
 * brought up to the history; an unfinished history line is dropped.
 * @throws RegistryError when the folder cannot be used
 */
export async function openRegistry(registry: string): Promise<void> {
  try {
    await mkdir(join(registry, 'releases'), { recursive: true });
    await access(registry, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new RegistryError(`The registry folder ${registry} cannot be used (${errorCode(error)})`);
  }
  await withLock(registry, () => recover(registry));
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
      await appendHistory(registry, plan.entry);
      await replaceDurably(mapFile(registry), mapText(plan.entry.map));
    }
    return plan;
  });
}

async function recover(registry: string): Promise<{ map: RegistryMap; history: HistoryEntry[] }> {
  await dropTornLine(registry);
  const history = await readHistory(registry);
  const written = await readMap(registry).catch((error: unknown) => {
    if (error instanceof RegistryError && history.length > 0) return EMPTY_MAP;
    throw error;
  });
  const latest = history.at(-1)?.map ?? EMPTY_MAP;
  if (written.revision >= latest.revision) return { map: written, history };
  await replaceDurably(mapFile(registry), mapText(latest));
  return { map: latest, history };
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
  const added = request.action === 'activate' ? request.releases : [];
  const areas = new Set([...Object.keys(map.areas), ...added.map(({ area }) => area)]);
  const live = Object.entries(map.areas).map(([area, { version }]) => ({ area, version }));
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
