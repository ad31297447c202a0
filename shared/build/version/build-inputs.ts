import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL } from '../../src/contract/names.ts';
import { IS_INSTALLED, rootOf } from '../paths.ts';
import { isAsset } from '../webpack/assets.ts';
import {
  AREA_ENTRY,
  FRAME_ENTRY,
  RUNTIME_ENTRIES,
  SERVER_KIT,
  SHELL_ENTRY,
  SHELL_SERVER_ENTRY,
} from '../webpack/entries.ts';
import { PROVIDED } from '../webpack/shared-modules.ts';
import { areaNameOf } from '../workspace.mjs';
import type { Libraries } from './libraries.ts';
import { lockedLibraries } from './locked-libraries.ts';
import { moduleGraph, type ModuleGraph } from './module-graph.ts';
import { repositoryInputs } from './repository-inputs.ts';

/** Everything that decides what a build of a package gives, besides the machine. */
export interface BuildInputs {
  /** Absolute paths of our own files that are read whole. */
  readonly files: ReadonlySet<string>;
  /** Absolute paths of package.json files, of which some fields count. */
  readonly manifests: ReadonlySet<string>;
  /** `name@version` of each library in the bundle or in the tools that make it; for the shell also of the facades it provides. */
  readonly libraries: ReadonlySet<string>;
}

/**
 * Finds what the build of a package reads, without building it.
 * @param dir folder of the package
 * @throws Error that names the import that leads nowhere
 */
export function buildInputs(dir: string, root = rootOf(dir)): BuildInputs {
  if (IS_INSTALLED) return repositoryInputs(dir);
  const locked = lockedLibraries(root);
  const isShell = areaNameOf(dir) === SHELL;
  const tools = moduleGraph([join(dir, 'webpack.config.cjs'), join(root, 'shared/build/release/bundle.ts')], {
    root,
    locked,
  });
  const code = isShell ? shellCode(dir, root, locked) : areaCode(dir, root, locked);
  const facades = isShell ? [facadesIn(root)] : [];
  return {
    files: new Set([
      join(dir, 'area.json'),
      ...tools.files,
      ...code.files,
      ...(isShell ? assetsOf(root) : []),
    ]),
    manifests: new Set(
      // The federation plugin keeps what a bundle starts with in the workspace's own node_modules.
      [...tools.packages, ...code.packages, root].map((folder) => join(folder, 'package.json')),
    ),
    libraries: new Set([...locked.closure([...tools.libraries, ...code.libraries]), ...facades]),
  };
}

function shellCode(dir: string, root: string, locked: Libraries): ModuleGraph {
  const own = [SHELL_ENTRY, FRAME_ENTRY].map((entry) => join(dir, entry));
  const preset = Object.values(RUNTIME_ENTRIES).map((entry) => join(root, 'shared', entry));
  const server = [join(dir, SHELL_SERVER_ENTRY), join(root, 'shared', SERVER_KIT)];
  const drawing = existsSync(join(dir, SHELL_SERVER_ENTRY)) ? server : [];
  return moduleGraph([...own, ...preset, ...drawing], { root, locked, given: PROVIDED });
}

/** The same for browsers and for the edge. What the shell provides is not in an area's bundle; the ranges that an area needs stand in the preset and in its area.json. */
function areaCode(dir: string, root: string, locked: Libraries): ModuleGraph {
  return moduleGraph([join(dir, AREA_ENTRY)], { root, locked, taken: PROVIDED });
}

function facadesIn(root: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const { name, version } = manifest as { name: string; version: string };
  return `${name}@${version}`;
}

/** The site's own assets come with the shell's release. */
function assetsOf(root: string): string[] {
  const folder = join(root, 'shared/assets');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => isAsset(path) && statSync(path).isFile());
}
