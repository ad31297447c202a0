import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { extname } from 'node:path';
import { importsOf } from './imports.ts';
import type { LockedLibraries } from './locked-libraries.ts';
import { createResolver } from './resolver.ts';

/** Endings of files that import others; every other file is read as it is. */
const CODE = ['.ts', '.tsx', '.mjs', '.cjs', '.js'];

export interface ModuleGraph {
  /** Absolute paths of our own files, the entries among them. */
  readonly files: ReadonlySet<string>;
  /** Folders of the workspace packages in which they lie, absolute. */
  readonly packages: ReadonlySet<string>;
  /** Keys of the lock file of every library that one of the files imports. */
  readonly libraries: ReadonlySet<string>;
}

export interface GraphOptions {
  readonly root: string;
  readonly locked: LockedLibraries;
  /** Whether a module comes from elsewhere when the code runs, so that nothing of it is read. */
  readonly isProvided?: (specifier: string) => boolean;
}

/**
 * Everything that is reached from these files by imports of values, without building anything.
 * @throws Error that names the import that leads nowhere
 */
export function moduleGraph(
  entries: Iterable<string>,
  { root, locked, isProvided = () => false }: GraphOptions,
): ModuleGraph {
  const { packageOf, resolve } = createResolver(root, locked);
  const files = new Set(entries);
  const packages = new Set<string>();
  const libraries = new Set<string>();
  // A set that grows while it is walked: what is added is visited too.
  for (const file of files) {
    const home = packageOf(file);
    packages.add(home.dir);
    if (!CODE.includes(extname(file))) continue;
    const specifiers = importsOf(file, readFileSync(file, 'utf8'));
    for (const specifier of specifiers.filter((name) => !isBuiltin(name) && !isProvided(name))) {
      const found = resolve(specifier, file, home);
      if ('library' in found) libraries.add(found.library);
      else for (const path of found.files) files.add(path);
    }
  }
  return { files, packages, libraries };
}
