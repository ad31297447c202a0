import { ENVIRONMENTS, type Environment } from './environments.ts';
import { withLock } from './lock.ts';
import { commitMap, commitStore, currentMap, currentStore, recover } from './locked-registry.ts';
import type { ChangePlan } from './plan-change.ts';
import { planLocked, type ChangeAuthor } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { keepReserve } from './reserve.ts';
import { noteOf, releaseKey, type StoreEntry, type StoreState } from './store-state.ts';

interface Named {
  readonly area: string;
  readonly version: string;
}

/** What a change of the store has done, or would do. */
export interface StoreChange {
  /** Null: it was so already. */
  readonly entry: StoreEntry | null;
  /** What it changes of what is live, by environment. */
  readonly plans: readonly { readonly environment: Environment; readonly plan: ChangePlan }[];
}

/**
 * Revokes a version: it is served nowhere any more. Where it is live, what was live before takes its place, else the area
 * leaves the map. Killed half-way, it is revoked and out of reach of players already; the same call again completes it.
 */
export async function revokeRelease(
  registry: string,
  release: Named,
  author: ChangeAuthor,
  isDryRun = false,
): Promise<StoreChange> {
  return await withLock(registry, async () => {
    await recover(registry);
    const before = await currentStore(registry);
    const isNew = noteOf(before.revoked, release.area, release.version) === null;
    const plans = await plansWithout(registry, release, author, isNew);
    const refused = plans.flatMap(({ plan }) => (plan.kind === 'refused' ? plan.reasons : []));
    if (refused.length > 0)
      throw new RegistryError(`Refused: ${release.area} ${release.version} is not revoked`, refused);
    const revoked = { ...before.revoked, [releaseKey(release.area, release.version)]: author };
    const entry = isNew ? entryOf('revoke', [release], { ...before, revoked }, author) : null;
    if (isDryRun) return { entry, plans };
    if (entry) await commitStore(registry, entry);
    for (const { plan } of plans) if (plan.kind === 'change') await commitMap(registry, plan.entry);
    await keepReserve(registry);
    return { entry, plans };
  });
}

async function plansWithout(registry: string, release: Named, author: ChangeAuthor, isNew: boolean) {
  const plans: { environment: Environment; plan: ChangePlan }[] = [];
  for (const environment of ENVIRONMENTS) {
    const { map } = await currentMap(registry, environment);
    const isLive = map.areas[release.area]?.version === release.version;
    if (map.revision === 0 || !(isNew || isLive)) continue;
    const request = { action: 'revoke', releases: [release], isUrgent: true } as const;
    plans.push({
      environment,
      plan: await planLocked(registry, request, author, { environment, revoking: release }),
    });
  }
  return plans;
}

/** Takes a note about a release, or takes it away again. */
export async function noteRelease(
  registry: string,
  action: 'pin' | 'unpin' | 'restore',
  release: Named,
  author: ChangeAuthor,
  isDryRun = false,
): Promise<StoreChange> {
  return await withLock(registry, async () => {
    await recover(registry);
    const before = await currentStore(registry);
    const notes = action === 'restore' ? before.revoked : before.pinned;
    const has = noteOf(notes, release.area, release.version) !== null;
    if (has === (action === 'pin')) return { entry: null, plans: [] };
    const entry = entryOf(
      action,
      [release],
      { ...before, ...notesAfter(action, before, release, author) },
      author,
    );
    if (!isDryRun) await commitStore(registry, entry);
    return { entry, plans: [] };
  });
}

function notesAfter(
  action: 'pin' | 'unpin' | 'restore',
  { revoked, pinned }: StoreState,
  { area, version }: Named,
  author: ChangeAuthor,
): Partial<StoreState> {
  const key = releaseKey(area, version);
  const without = (notes: StoreState['pinned']) =>
    Object.fromEntries(Object.entries(notes).filter(([one]) => one !== key));
  if (action === 'restore') return { revoked: without(revoked) };
  return { pinned: action === 'pin' ? { ...pinned, [key]: author } : without(pinned) };
}

/** The line about a change of the store. */
export function entryOf(
  action: StoreEntry['action'],
  releases: readonly Named[],
  store: StoreState,
  author: ChangeAuthor,
): StoreEntry {
  const subjects = releases.map(({ area, version }) => releaseKey(area, version));
  return { ...author, action, subjects, store: { ...store, change: store.change + 1 } };
}
