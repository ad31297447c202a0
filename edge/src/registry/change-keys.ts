import { walkChain, type ChainReport } from './chain.ts';
import { appendHistory, readLines } from './history.ts';
import type { KeyEntry } from './key-entry.ts';
import { withLock } from './lock.ts';
import { recover, seal } from './locked-registry.ts';
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

/** Walks the signatures of the whole history. */
export async function verifyHistory(registry: string): Promise<ChainReport> {
  return walkChain(await readLines(registry));
}
