import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALIASES } from './aliases.ts';

const require = createRequire(import.meta.url);

/** ALIASES, and what stands in for libraries that only the shell bundles. Apart, because their versions name its release alone. */
export const SHELL_ALIASES = {
  ...ALIASES,
  // The only build that the library offers bundlers by itself is the one for development, with its warnings.
  'react-router$': join(routerFolder(), 'dist/production/index.mjs'),
  'hoist-non-react-statics$': fileURLToPath(new URL('./runtime/hoist-nothing.ts', import.meta.url)),
};

function routerFolder(): string {
  const fromDom = createRequire(require.resolve('react-router-dom/package.json'));
  return dirname(fromDom.resolve('react-router/package.json'));
}
