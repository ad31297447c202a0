import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FEDERATION_RUNTIME = fileURLToPath(new URL('./runtime/federation-runtime.ts', import.meta.url));
const FEDERATION_LOGGER = fileURLToPath(new URL('./runtime/federation-logger.ts', import.meta.url));
const FEDERATION_DESCRIPTIONS = fileURLToPath(
  new URL('./runtime/federation-descriptions.ts', import.meta.url),
);
const FEDERATION_SEMVER = fileURLToPath(new URL('./runtime/federation-semver.ts', import.meta.url));
const BUNDLER_INIT = fileURLToPath(new URL('./runtime/bundler-init.ts', import.meta.url));
const AREA_BUNDLER = fileURLToPath(new URL('./runtime/area-bundler.ts', import.meta.url));
const require = createRequire(import.meta.url);
const bundlerFolder = dirname(require.resolve('@module-federation/webpack-bundler-runtime'));

/** What stands in for a library's own entry in every bundle for the browser. */
export const ALIASES = {
  '@module-federation/runtime$': FEDERATION_RUNTIME,
  // Files inside of a library, which its other files import: by their paths.
  [join(federationSdkFolder(), 'logger.js')]: FEDERATION_LOGGER,
  [join(errorCodesFolder(), 'desc.mjs')]: FEDERATION_DESCRIPTIONS,
  [join(runtimeCoreFolder(), 'utils/semver/index.js')]: FEDERATION_SEMVER,
  [join(bundlerFolder, 'init.js')]: BUNDLER_INIT,
  [join(bundlerFolder, 'getSharedFallbackGetter.js')]: BUNDLER_INIT,
};

/** The same for areas, which take more from the page. */
export const AREA_ALIASES = { ...ALIASES, [join(bundlerFolder, 'bundler.js')]: AREA_BUNDLER };

function federationSdkFolder(): string {
  const fromRuntime = createRequire(require.resolve('@module-federation/runtime'));
  return dirname(fromRuntime.resolve('@module-federation/sdk'));
}

function runtimeCoreFolder(): string {
  const fromRuntime = createRequire(require.resolve('@module-federation/runtime'));
  return dirname(fromRuntime.resolve('@module-federation/runtime-core'));
}

function errorCodesFolder(): string {
  const fromRuntime = createRequire(require.resolve('@module-federation/runtime'));
  const fromCore = createRequire(fromRuntime.resolve('@module-federation/runtime-core'));
  return dirname(fromCore.resolve('@module-federation/error-codes'));
}
