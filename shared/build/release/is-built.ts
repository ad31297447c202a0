import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE } from '../../src/contract/names.ts';

/** Whether the package in `dir` has a complete build of this version: its release document is written last. */
export function isBuilt(dir: string, version: string): boolean {
  return existsSync(join(dir, 'dist', version, RELEASE_FILE));
}
