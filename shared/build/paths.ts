import { basename, join } from 'node:path';

/** Folder of the shared package. */
export const SHARED_ROOT = join(import.meta.dirname, '..');
/** Root of the workspace. */
export const WORKSPACE_ROOT = join(SHARED_ROOT, '..');

/** `games` for the folder mf-games, `shell` for the folder shell. */
export function areaNameOf(dir: string): string {
  return basename(dir).replace(/^mf-/, '');
}
