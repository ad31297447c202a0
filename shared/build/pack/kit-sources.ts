import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_ROOT } from '../paths.ts';

/** What an area of another repository imports, by subpath: all that `@mosaico/shared` exports but what is for servers and for our games. */
const SUBPATHS = [
  'api',
  'area',
  'contract',
  'dates',
  'form',
  'i18n',
  'member',
  'reactive',
  'router',
  'rules',
  'storage',
  'testing',
  'ui',
];

/** Where each subpath of the packed kit begins, from the folder of shared. */
export function kitEntries(): Readonly<Record<string, string>> {
  const parts = readdirSync(join(SHARED_ROOT, 'src/ui')).filter((name) =>
    existsSync(join(SHARED_ROOT, 'src/ui', name, 'index.ts')),
  );
  const subpaths = [...SUBPATHS, ...parts.map((name) => `ui/${name}`)];
  return {
    ...Object.fromEntries(subpaths.map((subpath) => [`./${subpath}`, `src/${subpath}/index.ts`])),
    './money': 'src/money/money.ts',
  };
}

/** The build, from the folder of shared: what is run or handed to webpack and jest by its path, so that no import leads to it. */
export const BUILD_ENTRIES: readonly string[] = [
  'build/area/main.ts',
  'build/webpack/area-config.ts',
  'build/webpack/unused-classes-loader.ts',
  'build/webpack/unused-components-loader.ts',
  'build/webpack/runtime/area-bundler.ts',
  'build/webpack/runtime/bundler-init.ts',
  'build/webpack/runtime/federation-descriptions.ts',
  'build/webpack/runtime/federation-semver.ts',
  'build/webpack/runtime/federation-logger.ts',
  'build/webpack/runtime/federation-runtime.ts',
  'build/jest/browser-setup.ts',
  'build/jest/failing-console.ts',
];

/** The same, of files that are JavaScript already. */
export const SCRIPTS: readonly string[] = [
  'build/workspace.mjs',
  'build/workspace.d.mts',
  'build/jest/area-project.mjs',
  'build/jest/asset-stub.cjs',
  'build/jest/browser-environment.mjs',
  'build/jest/compile-once.mjs',
  'build/jest/projects.mjs',
  'build/jest/quick-styles.mjs',
];

/** What of the build a repository names in its own files. It is named as in the workspace, so that both have the same files. */
export const BUILD_EXPORTS: Readonly<Record<string, string>> = {
  './build/webpack/area-config.ts': './build/webpack/area-config.js',
  './build/jest/area-project.mjs': './build/jest/area-project.mjs',
  './build/tsconfig.json': './build/tsconfig.json',
};
