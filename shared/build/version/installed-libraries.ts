import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { KINDS, ONLY_FOR_TYPES, type DependencyKind, type Libraries } from './libraries.ts';

type Ranges = Readonly<Record<string, string>>;

interface Manifest extends Partial<Record<DependencyKind | 'peerDependencies', Ranges>> {
  readonly name: string;
  readonly version: string;
  /** What is in a kit of ours, as a hash (pack/kit-package.ts): two packed from other sources may have one version. */
  readonly mosaico?: { readonly contents: string };
}

/**
 * The libraries that are installed for the package in `dir`, by whichever package manager: found as Node finds them. Its
 * lock file makes them the same on every machine.
 */
export function installedLibraries(dir: string): Libraries {
  const own = manifestIn(dir);

  function closure(keys: Iterable<string>): Set<string> {
    const folders = new Set(keys);
    const found = new Set<string>();
    for (const folder of folders) {
      const manifest = manifestIn(folder);
      found.add(`${manifest.name}@${manifest.version}`);
      if (manifest.mosaico) found.add(`${manifest.name} ${manifest.mosaico.contents}`);
      // Which of them are there depends on the machine, so they count as they are asked for.
      for (const [name, range] of rangesOf(manifest, 'optionalDependencies')) found.add(`${name}@${range}`);
      for (const needed of neededBy(manifest, folder)) folders.add(needed);
    }
    return found;
  }

  return {
    hasPackage: (folder) => folder === '',
    dependency(_folder, name) {
      if (!KINDS.some((kind) => own[kind]?.[name])) return null;
      const key = folderOf(name, dir);
      if (key === null) throw new Error(`${name} is not installed: run npm install`);
      return { kind: 'library', key, version: manifestIn(key).version };
    },
    closure,
  };
}

/** Folders of what a library needs, and of companions that are there. @throws Error for one that is not installed */
function neededBy(manifest: Manifest, folder: string): string[] {
  const optional = new Set(rangesOf(manifest, 'optionalDependencies').map(([name]) => name));
  const needed = rangesOf(manifest, 'dependencies').map(([name]) => name);
  const companions = rangesOf(manifest, 'peerDependencies').flatMap(([name]) => folderOf(name, folder) ?? []);
  const folders = needed
    .filter((name) => !optional.has(name))
    .map((name) => {
      const found = folderOf(name, folder);
      if (found === null) throw new Error(`${manifest.name} needs ${name}, which is not installed`);
      return found;
    });
  return [...folders, ...companions];
}

function rangesOf(manifest: Manifest, kind: DependencyKind | 'peerDependencies'): [string, string][] {
  return Object.entries(manifest[kind] ?? {}).filter(([name]) => !ONLY_FOR_TYPES.test(name));
}

/** The folder that an import of this name leads to from a folder, without links; null when nothing is there. */
function folderOf(name: string, from: string): string | null {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (basename(at) !== 'node_modules' && existsSync(join(folder, 'package.json')))
      return realpathSync(folder);
    if (at === dirname(at)) return null;
  }
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
