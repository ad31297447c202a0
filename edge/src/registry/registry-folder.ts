import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Folder of the registry: REGISTRY_DIR, else `registry` in MOSAICO_HOME, which is `.mosaico` of the checkout unless it is set. */
export function registryFolder({ REGISTRY_DIR, MOSAICO_HOME }: NodeJS.ProcessEnv): string {
  // As pnpm start does, a relative home is taken from the checkout and not from the folder of the caller.
  return REGISTRY_DIR ? resolve(REGISTRY_DIR) : join(resolve(ROOT, MOSAICO_HOME || '.mosaico'), 'registry');
}
