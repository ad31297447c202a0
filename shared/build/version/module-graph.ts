import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { extname } from 'node:path';
import { EVERYTHING } from '../imports/module-requests.ts';
import { importsOf, type Import, type ModuleImports, type ReExport } from './imports.ts';
import type { Libraries } from './libraries.ts';
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
  readonly locked: Libraries;
  /** Modules that come from elsewhere when the code runs: nothing of them is read. */
  readonly taken?: readonly string[];
  /** Modules of which every export counts, because others take them from this package. */
  readonly given?: readonly string[];
}

/**
 * Everything that is reached from these files by imports of values, without building anything. As webpack does, a module
 * that only passes on an export of a package without side effects is followed for the exports that are used.
 *
 * @throws Error that names the import that leads nowhere
 */
export function moduleGraph(
  entries: readonly string[],
  { root, locked, taken = [], given = [] }: GraphOptions,
): ModuleGraph {
  const { packageOf, resolve } = createResolver(root, locked);
  const used = new Map<string, Set<string>>();
  const packages = new Set<string>();
  const libraries = new Set<string>();
  const waiting = entries.map((file) => ({ file, names: [EVERYTHING] as readonly string[] }));

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file } = next;
    const home = packageOf(file);
    packages.add(home.dir);
    const known = used.get(file);
    const names = home.manifest.sideEffects === false ? next.names : [EVERYTHING];
    const fresh = names.filter((name) => !known?.has(name) && !known?.has(EVERYTHING));
    if (known && fresh.length === 0) continue;
    used.set(file, new Set([...(known ?? []), ...fresh]));
    const { imports, reExports } = modulesAt(file);
    for (const wanted of [...(known ? [] : imports), ...passedOn(reExports, fresh)]) {
      if (isBuiltin(wanted.specifier) || taken.includes(wanted.specifier)) continue;
      const found = resolve(wanted.specifier, file, home);
      if ('library' in found) libraries.add(found.library);
      else {
        const ofFile = given.includes(wanted.specifier) ? [EVERYTHING] : wanted.names;
        waiting.push(...found.files.map((path) => ({ file: path, names: ofFile })));
      }
    }
  }
  return { files: new Set(used.keys()), packages, libraries };
}

/** What has to be read of other modules to pass on these exports. */
function passedOn(reExports: readonly ReExport[], names: readonly string[]): Import[] {
  const named = new Set(reExports.map(({ as }) => as));
  return names.flatMap((name) =>
    reExports
      .filter(({ as }) => name === EVERYTHING || as === name || (as === null && !named.has(name)))
      .map((passed) => ({
        specifier: passed.specifier,
        names: [passed.as === null ? name : passed.name],
      })),
  );
}

/** What was read last, by path: a development build asks again after every change of one file. */
const seen = new Map<string, { readonly text: string; readonly modules: ModuleImports }>();

function modulesAt(file: string): ModuleImports {
  if (!CODE.includes(extname(file))) return { imports: [], reExports: [] };
  const text = readFileSync(file, 'utf8');
  const last = seen.get(file);
  const modules = last?.text === text ? last.modules : importsOf(file, text);
  seen.set(file, { text, modules });
  return modules;
}
