import { randomBytes, randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-write.ts';
import { errorCode } from './registry-error.ts';

/** Many times what a line of the history and a map take. */
const RESERVE_BYTES = 1024 * 1024;

/** A file that only keeps room on the disk: when that is full, a change of what is live can still be written. */
export function reserveFile(registry: string): string {
  return join(registry, 'reserve');
}

/** Makes the reserve if it is not there. On a full disk there is none until the next change. */
export async function keepReserve(registry: string): Promise<void> {
  const path = reserveFile(registry);
  if (await stat(path).catch(() => null)) return;
  const temporary = `${path}.${process.pid}-${randomUUID()}.tmp`;
  try {
    // Random, because some file systems store no zeros.
    await writeDurably(temporary, randomBytes(RESERVE_BYTES));
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    if (!isFull(error)) throw error;
  }
}

/** Does a small write; if the disk is full, gives the reserve free and does it again. Only under the lock. */
export async function withReserve(registry: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    await rm(reserveFile(registry), { force: true });
    await write();
  }
}

/** The disk, or this user's share of it, is full. */
export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
