import { open, readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

/** A lock that this process has, or the process that has it (null: it has not told its number yet). */
export type LockResult = { readonly release: () => void } | { readonly heldBy: number | null };

const SQLITE_BUSY = 5;

/**
 * Takes a lock file for this process.
 *
 * The lock is the operating system's own on that file, taken through SQLite: when its owner ends, however it ends, the
 * kernel gives it free. So there is no stale lock, and nothing to take over. The owner's number stands beside it, for people.
 *
 * @throws the file system's error when the file cannot be written
 */
export async function takeLock(path: string): Promise<LockResult> {
  await (await open(path, 'a')).close(); // the system's own words when that may not be
  const lock = new DatabaseSync(path, { timeout: 0 });
  if (!tryAcquire(lock)) {
    lock.close();
    return { heldBy: await ownerOf(path) };
  }
  await writeFile(ownerFile(path), String(process.pid));
  return { release: () => lock.close() };
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY)
      return false;
    lock.close();
    throw error;
  }
}

async function ownerOf(path: string): Promise<number | null> {
  const text = await readFile(ownerFile(path), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || null;
}

function ownerFile(path: string): string {
  return `${path}.owner`;
}
