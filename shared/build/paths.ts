import { join } from 'node:path';

/** Folder of the shared package. */
export const SHARED_ROOT = join(import.meta.dirname, '..');
/** Root of the workspace. */
export const WORKSPACE_ROOT = join(SHARED_ROOT, '..');
