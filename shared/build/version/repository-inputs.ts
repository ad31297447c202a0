import { join } from 'node:path';
import { AREA_ENTRY } from '../webpack/entries.ts';
import { PROVIDED } from '../webpack/shared-modules.ts';
import type { BuildInputs } from './build-inputs.ts';
import { installedLibraries } from './installed-libraries.ts';
import { moduleGraph } from './module-graph.ts';

/**
 * What the build of an area reads that is a repository of its own: its files, and of libraries those that are installed. The kit is one of
 * them, with all that it builds with.
 * @throws Error that names the import that leads nowhere
 */
export function repositoryInputs(dir: string): BuildInputs {
  const locked = installedLibraries(dir);
  const tools = moduleGraph([join(dir, 'webpack.config.cjs')], { root: dir, locked });
  const code = moduleGraph([join(dir, AREA_ENTRY)], { root: dir, locked, taken: PROVIDED });
  return {
    files: new Set([join(dir, 'area.json'), ...tools.files, ...code.files]),
    manifests: new Set([join(dir, 'package.json')]),
    libraries: locked.closure([...tools.libraries, ...code.libraries]),
  };
}
