import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { RegistryError } from './registry-error.ts';

const WAIT_MS = 15_000;
const RETRY_MS = 15;
const SQLITE_BUSY = 5;

/**
 * Runs `work` while no other process (and no other caller in this one) may change the registry.
 *
 * The lock is the operating system's lock on `lock.db`, taken through SQLite: when its owner dies, at whatever
 * moment, the kernel gives it free, so there is no stale owner to detect and no race in taking over.
 * @throws RegistryError when the lock is not to be had within 15 s
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  try {
    await acquire(lock, folder);
    return await work();
  } finally {
    lock.close();
  }
}

async function acquire(lock: DatabaseSync, folder: string): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  while (!tryAcquire(lock)) {
    if (performance.now() > deadline) {
      throw new RegistryError(
        `Another process is still changing the registry ${folder}; try again in a moment`,
      );
    }
    await pause(RETRY_MS * (1 + Math.random()));
  }
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (typeof error !== 'object' || error === null || !('errcode' in error)) throw error;
    if (error.errcode !== SQLITE_BUSY) throw error;
    return false;
  }
}
