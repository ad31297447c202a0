import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock } from '@mosaico/shared/server';
import type { RegistryDatabase } from './database/registry-database.ts';
import { databaseOf } from './attached-database.ts';
import { bringUpToDate } from './registry-copy.ts';
import { RegistryBusy } from './registry-error.ts';

const WAIT_MS = 15_000;
const RETRY_MS = 5;

/** Of each folder, when the last one here who wants its lock has done with it. */
const lastInLine = new Map<string, Promise<unknown>>();

/** Whoever changes the registry has this file's lock meanwhile. */
export function lockFile(registry: string): string {
  return join(registry, 'lock.db');
}

/**
 * Runs `work` while no other process (and no other caller in this one) may change the registry. Where the folder is a copy of a database, nobody
 * on any machine may, and the copy is brought up to date first.
 *
 * @throws RegistryError when the lock is not to be had within 15 s; DatabaseAway
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const database = databaseOf(folder);
  if (!database) return await withFolderLock(folder, work);
  await database.open();
  // In this order, so that who waits for another machine keeps nobody here from following.
  return await database.locked(() =>
    withFolderLock(folder, async () => {
      await bringUpToDate(folder, database, true);
      return await work();
    }),
  );
}

/** Brings a copy up to date, in the name of nobody who wants to change something. */
export async function followDatabase(folder: string, database: RegistryDatabase): Promise<void> {
  await withFolderLock(folder, () => bringUpToDate(folder, database, false));
}

async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + WAIT_MS;
  return await inTurn(folder, () => withFileLock(folder, deadline, work));
}

/** Who asks first in this process is first: only one of them tries for the lock of the file, against other processes. */
async function inTurn<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const mine = (lastInLine.get(folder) ?? Promise.resolve()).then(work, work);
  lastInLine.set(folder, mine);
  try {
    return await mine;
  } finally {
    if (lastInLine.get(folder) === mine) lastInLine.delete(folder);
  }
}

async function withFileLock<T>(folder: string, deadline: number, work: () => Promise<T>): Promise<T> {
  let lock = tryLock(lockFile(folder));
  while (!lock) {
    if (performance.now() > deadline) throw new RegistryBusy(folder);
    await pause(RETRY_MS * (1 + Math.random()));
    lock = tryLock(lockFile(folder));
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
