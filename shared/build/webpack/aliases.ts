import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FEDERATION_RUNTIME = fileURLToPath(new URL('./runtime/federation-runtime.ts', import.meta.url));
const FEDERATION_LOGGER = fileURLToPath(new URL('./runtime/federation-logger.ts', import.meta.url));
const require = createRequire(import.meta.url);

/** What stands in for a library's own entry in every bundle for the browser. */
export const ALIASES = {
  '@module-federation/runtime$': FEDERATION_RUNTIME,
  '@module-federation/runtime/helpers$': FEDERATION_RUNTIME,
  // A file inside of the library, which its other files import: by its path.
  [join(federationSdkFolder(), 'logger.js')]: FEDERATION_LOGGER,
};

function federationSdkFolder(): string {
  const fromRuntime = createRequire(require.resolve('@module-federation/runtime'));
  return dirname(fromRuntime.resolve('@module-federation/sdk'));
}
