import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

const FEDERATION_RUNTIME = fileURLToPath(new URL('./runtime/federation-runtime.ts', import.meta.url));

/** What stands in for a library's own entry in every bundle for the browser. */
export const ALIASES = {
  '@module-federation/runtime$': FEDERATION_RUNTIME,
  '@module-federation/runtime/helpers$': FEDERATION_RUNTIME,
  // The only build that the library offers bundlers by itself is the one for development, with its warnings.
  'react-router$': join(routerFolder(), 'dist/production/index.mjs'),
};

function routerFolder(): string {
  const fromDom = createRequire(require.resolve('react-router-dom/package.json'));
  return dirname(fromDom.resolve('react-router/package.json'));
}
