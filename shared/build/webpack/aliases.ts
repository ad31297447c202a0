import { fileURLToPath } from 'node:url';

const FEDERATION_RUNTIME = fileURLToPath(new URL('./runtime/federation-runtime.ts', import.meta.url));

/** What stands in for a library's own entry in every bundle for the browser. */
export const ALIASES = {
  '@module-federation/runtime$': FEDERATION_RUNTIME,
  '@module-federation/runtime/helpers$': FEDERATION_RUNTIME,
};
