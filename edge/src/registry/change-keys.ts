import { walkChain, type ChainReport } from './chain.ts';
import { appendHistory } from './history.ts';
import { readLines } from './history-file.ts';
import type { KeyEntry } from './key-entry.ts';
import { withLock } from './lock.ts';
import { entryOf } from './change-store.ts';
import { commitStore, currentStore, recover, seal } from './locked-registry.ts';
import { RegistryError } from './registry-error.ts';
import { keyId } from './signing.ts';
import type { StoreState } from './store-state.ts';
import type { TeamKey } from './team-key.ts';
import { makeKey } from './registry-keys.ts';
import type { ChangeAuthor } from './registry.ts';

/** Another key signs the history from here on; the one before says so. */
export async function rotateKey(registry: string, author: ChangeAuthor): Promise<KeyEntry> {
  return await withLock(registry, async () => {
    await recover(registry);
    const { id: key, publicKey } = await makeKey(registry);
    const entry: KeyEntry = { ...author, action: 'rotate', key, publicKey };
    await appendHistory(registry, entry);
    return entry;
  });
}

/** Another key signs from here on although the one before is lost. `verify` names the line for ever. */
export async function renewKey(registry: string, author: ChangeAuthor): Promise<KeyEntry> {
  return await withLock(registry, async () => {
    await recover(registry);
    return await seal(registry, author);
  });
}

/** From now on releases that this key has signed are believed. @returns its id */
export async function trustTeamKey(
  registry: string,
  key: Omit<TeamKey, 'state'>,
  author: ChangeAuthor,
): Promise<string> {
  const id = keyId(key.publicKey);
  await changeTeams(registry, author, id, ({ teamKeys }) => ({
    teamKeys: { ...teamKeys, [id]: { ...key, state: 'trusted' } },
  }));
  return id;
}

/** Retires or revokes a key of a team. */
export async function endTeamKey(
  registry: string,
  id: string,
  state: 'retired' | 'revoked',
  author: ChangeAuthor,
): Promise<void> {
  await changeTeams(registry, author, id, ({ teamKeys }) => {
    const before = Object.hasOwn(teamKeys, id) ? teamKeys[id] : undefined;
    if (!before) throw new RegistryError(`There is no key ${id} of a team`);
    return { teamKeys: { ...teamKeys, [id]: { ...before, state } } };
  });
}

/** Whether only what a team has signed is published. */
export async function requireTeamKeys(
  registry: string,
  onlyTeams: boolean,
  author: ChangeAuthor,
): Promise<void> {
  await changeTeams(registry, author, onlyTeams ? 'required' : 'optional', () => ({ onlyTeams }));
}

async function changeTeams(
  registry: string,
  author: ChangeAuthor,
  subject: string,
  change: (store: StoreState) => Partial<StoreState>,
): Promise<void> {
  await withLock(registry, async () => {
    await recover(registry);
    const store = await currentStore(registry);
    const entry = entryOf('trust', [], { ...store, ...change(store) }, author);
    await commitStore(registry, { ...entry, subjects: [subject] });
  });
}

/** Walks the signatures of the whole history, as the disk has it. */
export async function verifyHistory(registry: string): Promise<ChainReport> {
  return walkChain(await readLines(registry));
}
