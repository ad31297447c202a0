import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock } from '@mosaico/shared/server';
import { RegistryError } from './registry-error.ts';

const WAIT_MS = 15_000;
const RETRY_MS = 15;

/** Whoever changes the registry has this file's lock meanwhile. */
export function lockFile(registry: string): string {
  return join(registry, 'lock.db');
}

/**
 * Runs `work` while no other process (and no other caller in this one) may change the registry.
 *
 * @throws RegistryError when the lock is not to be had within 15 s
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + WAIT_MS;
  let lock = tryLock(lockFile(folder));
  while (!lock) {
    if (performance.now() > deadline)
      throw new RegistryError(
        `Another process is still changing the registry ${folder}; try again in a moment`,
      );
    await pause(RETRY_MS * (1 + Math.random()));
    lock = tryLock(lockFile(folder));
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
