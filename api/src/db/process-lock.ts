import { open, readFile, writeFile } from 'node:fs/promises';
import { tryLock } from '@mosaico/shared/server';

/** A lock that this process has, or the process that has it (null: it has not told its number yet). */
export type LockResult = { readonly release: () => void } | { readonly heldBy: number | null };

/**
 * Takes a lock file for this process, until it releases it or ends. The owner's number stands beside it, for people.
 *
 * @throws the file system's error when the file cannot be written
 */
export async function takeLock(path: string): Promise<LockResult> {
  // SQLite would only say that it cannot open the file.
  await (await open(path, 'a')).close();
  const lock = tryLock(path);
  if (!lock) return { heldBy: await ownerOf(path) };
  await writeFile(ownerFile(path), String(process.pid));
  return lock;
}

async function ownerOf(path: string): Promise<number | null> {
  const text = await readFile(ownerFile(path), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || null;
}

function ownerFile(path: string): string {
  return `${path}.owner`;
}
