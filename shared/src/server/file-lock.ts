import { DatabaseSync } from 'node:sqlite';

/** A lock that this process has. */
export interface FileLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the lock of a file, which is made if it is missing; null while another one has it, in this process or another.
 *
 * It is the operating system's lock, taken through SQLite. When its owner ends, however it ends, the kernel gives it free:
 * there is no stale lock to detect, and no race in taking one over.
 *
 * @throws SQLite's error when the file cannot be opened or is no lock file
 */
export function tryLock(path: string): FileLock | null {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // A journal file would need room on the disk, and a lock is wanted on a full disk too. Nothing is ever written under it.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
