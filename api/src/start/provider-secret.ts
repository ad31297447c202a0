import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderUnusable } from '../db/data-folder-errors.ts';
import type { Random } from '../runtime/random.ts';

/**
 * The secret kept beside the data: made at the first start, readable by its owner only.
 *
 * @throws DataFolderUnusable
 */
export function keptSecret(dataDir: string, random: Random): string {
  const file = join(dataDir, 'provider-secret');
  try {
    if (existsSync(dataDir) && !statSync(dataDir).isDirectory())
      throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) writeNew(file, random.bytes(32).toString('hex'));
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new DataFolderUnusable(dataDir, error);
  }
}

/** `wx` leaves a file that is there alone: two processes starting together end up with the same secret. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
