import { join } from 'node:path';

/** Folder of the shared package. */
export const SHARED_ROOT = join(import.meta.dirname, '..');
/** Root of the workspace. Nothing lies there for an installed kit. */
export const WORKSPACE_ROOT = join(SHARED_ROOT, '..');
/** Whether this is the packed kit in the repository of a team, whose area it builds (docs/teams.md), and not the workspace. */
export const IS_INSTALLED = /[\\/]node_modules[\\/]@mosaico[\\/]shared$/.test(SHARED_ROOT);

/** Folder that holds the libraries of a package in `dir`, and what tools remember between builds. */
export function rootOf(dir: string): string {
  return IS_INSTALLED ? dir : WORKSPACE_ROOT;
}
