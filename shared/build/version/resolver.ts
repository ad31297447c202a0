import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Libraries } from './libraries.ts';

interface Manifest {
  readonly name?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
}

/** The package that a file belongs to. */
export interface Home {
  /** Its folder, absolute. */
  readonly dir: string;
  /** The package of the lock file whose libraries it uses. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Where an import leads: to files of ours, or to a library by its key in the lock file. */
export type Target = { readonly files: readonly string[] } | { readonly library: string };

export interface Resolver {
  /** @throws Error when the file is in no package of the lock file */
  readonly packageOf: (file: string) => Home;
  /** @throws Error when the import leads nowhere */
  readonly resolve: (specifier: string, from: string, home: Home) => Target;
}

/**
 * Finds what imports lead to by the lock file and the `exports` of our packages. Our own imports name files with their
 * endings, so nothing is tried out.
 */
export function createResolver(root: string, locked: Libraries): Resolver {
  const homes = new Map<string, Home>();

  function homeIn(dir: string): Home {
    const home = homes.get(dir) ?? readHome(dir);
    homes.set(dir, home);
    return home;
  }

  /** A copy of a package (browser tests build some) uses the libraries that its `node_modules` links to. */
  function readHome(dir: string): Home {
    const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;
    const modules = join(dir, 'node_modules');
    const isCopy = lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    const folder = relative(root, isCopy ? dirname(realpathSync(modules)) : dir)
      .split(sep)
      .join('/');
    if (!locked.hasPackage(folder)) throw new Error(`${dir} is not in pnpm-lock.yaml: run pnpm install`);
    return { dir, folder, manifest };
  }

  return {
    packageOf(file) {
      let dir = dirname(file);
      while (!homes.has(dir) && !existsSync(join(dir, 'package.json')) && dir !== dirname(dir))
        dir = dirname(dir);
      return homeIn(dir);
    },

    resolve(specifier, from, home) {
      if (specifier.startsWith('.')) return filesAt(join(dirname(from), specifier), specifier, from);
      const [name, subpath] = splitSpecifier(specifier);
      if (name === home.manifest.name) return filesAt(exported(home, subpath), specifier, from);
      const dependency = locked.dependency(home.folder, name);
      if (!dependency) throw new Error(`${from} imports ${specifier}, which its package does not depend on`);
      if (dependency.kind === 'library') return { library: dependency.key };
      return filesAt(exported(homeIn(join(root, dependency.folder)), subpath), specifier, from);
    },
  };
}

/** The file itself; with a star every file that fits, as a bundler would take them. */
function filesAt(path: string, specifier: string, from: string): Target {
  if (path.includes('*')) return { files: matches(path) };
  if (!existsSync(path)) throw new Error(`${from} imports ${specifier}, but there is no ${path}`);
  return { files: [path] };
}

function matches(pattern: string): string[] {
  const [start = '', ...rest] = pattern.split('*');
  const folder = dirname(`${start}x`);
  const end = rest.at(-1) ?? '';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.startsWith(start) && file.endsWith(end));
}

/** File of `./ui/card` by the `exports` of a package of ours. */
function exported({ dir, manifest }: Home, subpath: string): string {
  for (const [pattern, target] of Object.entries(manifest.exports ?? {})) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined && subpath === pattern) return join(dir, target);
    if (end !== undefined && subpath.startsWith(start) && subpath.endsWith(end))
      return join(dir, target.replace('*', subpath.slice(start.length, subpath.length - end.length)));
  }
  throw new Error(`${dir}/package.json does not export ${subpath}`);
}

/** `@mosaico/shared/ui` is `./ui` of `@mosaico/shared`. */
function splitSpecifier(specifier: string): [name: string, subpath: string] {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return [parts.slice(0, length).join('/'), ['.', ...parts.slice(length)].join('/')];
}
