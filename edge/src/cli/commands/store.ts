import { noteRelease, revokeRelease, type StoreChange } from '../../registry/change-store.ts';
import { pruneReleases } from '../../registry/prune.ts';
import { publishRelease } from '../../registry/publish.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { listVersions } from '../../registry/release-store.ts';
import type { Arguments } from '../arguments/arguments.ts';
import { newestBuild } from '../places.ts';
import { readTeamKey } from '../team-key-file.ts';
import { sayPrune, sayPublication, sayStoreChange } from '../speech/say-store.ts';
import { authorOf, first, type Outcome } from './outcome.ts';

export async function publish(registry: string, { targets, from, key }: Arguments): Promise<Outcome> {
  const { area } = first(targets);
  const signer = key === undefined ? undefined : await readTeamKey(key);
  const publication = await publishRelease(registry, from ?? newestBuild(area), area, signer);
  const { release, isNew, totalBytes } = publication;
  const data = { area, version: release.version, isNew, files: release.files.length, totalBytes };
  return { text: sayPublication(publication), data, ok: true };
}

/** Takes a version away from every environment. */
export async function revoke(registry: string, given: Arguments): Promise<Outcome> {
  const release = await publishedRelease(registry, given);
  return told(await revokeRelease(registry, release, authorOf(given), given.isDryRun), 'revoke', given);
}

export async function note(
  registry: string,
  action: 'pin' | 'unpin' | 'restore',
  given: Arguments,
): Promise<Outcome> {
  const release = await publishedRelease(registry, given);
  return told(await noteRelease(registry, action, release, authorOf(given), given.isDryRun), action, given);
}

export async function prune(registry: string, given: Arguments): Promise<Outcome> {
  const { olderThanDays, isDryRun } = given;
  const candidates = await pruneReleases(registry, { olderThanDays, isDryRun }, authorOf(given));
  const data = {
    isDryRun,
    removed: candidates.filter(({ stays }) => stays === null),
    kept: candidates.filter(({ stays }) => stays !== null),
  };
  return { text: sayPrune(candidates, isDryRun), data, ok: true };
}

async function publishedRelease(registry: string, { targets }: Arguments) {
  const { area, version = '' } = first(targets);
  if ((await listVersions(registry, area)).includes(version)) return { area, version };
  throw new RegistryError(`${area} ${version} is not published`);
}

function told(
  change: StoreChange,
  action: 'revoke' | 'pin' | 'unpin' | 'restore',
  { targets, isDryRun }: Arguments,
): Outcome {
  const { area, version = '' } = first(targets);
  const data = { kind: change.entry ? 'change' : 'unchanged', isDryRun, ...change };
  return { text: sayStoreChange(change, action, `${area} ${version}`, isDryRun), data, ok: true };
}
