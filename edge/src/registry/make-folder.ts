import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './registry-error.ts';

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where a folder exists and takes no other, as in /proc.
 * @throws the system's error
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    const isParentThere = await stat(dirname(path)).catch(() => null);
    if (errorCode(error) !== 'ENOENT' || isParentThere) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path);
  }
}
