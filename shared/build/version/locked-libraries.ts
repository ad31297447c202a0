import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { load } from 'js-yaml';

type Versions = Readonly<Record<string, string>>;

/** The parts of pnpm-lock.yaml that say which version of a library each package has. */
interface Lock {
  readonly importers: Readonly<
    Record<string, Partial<Record<DependencyKind, Readonly<Record<string, { readonly version: string }>>>>>
  >;
  readonly snapshots: Readonly<
    Record<string, { readonly dependencies?: Versions; readonly optionalDependencies?: Versions }>
  >;
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
type DependencyKind = (typeof KINDS)[number];

/** Libraries that only check types: some name them as companions, but nothing of them is in a bundle. */
const ONLY_FOR_TYPES = /^(?:@types\/.+|typescript)$/;

/** What a package's dependency is in this workspace. */
export type Dependency =
  | { readonly kind: 'library'; readonly key: string; readonly version: string }
  | { readonly kind: 'workspace'; readonly folder: string };

export interface LockedLibraries {
  /** Whether a folder, relative to the workspace, is one of its packages. */
  readonly hasPackage: (folder: string) => boolean;
  /** A dependency that the package in `folder` declares; null when it does not. */
  readonly dependency: (folder: string, name: string) => Dependency | null;
  /** The libraries under these keys and all that they depend on: `name@version`. */
  readonly closure: (keys: Iterable<string>) => Set<string>;
}

let newest: { readonly text: string; readonly libraries: LockedLibraries } | undefined;

/** The libraries that pnpm-lock.yaml of this workspace holds. Read again only after a change: a development build asks often. */
export function lockedLibraries(root: string): LockedLibraries {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  if (newest?.text !== text) newest = { text, libraries: readLock(load(neededSections(text)) as Lock) };
  return newest.libraries;
}

/** The lock file without the sections that nothing here reads; they take most of the time. */
function neededSections(text: string): string {
  return text
    .split(/^(?=\w)/m)
    .filter((section) => /^(?:importers|snapshots):/.test(section))
    .join('');
}

function readLock({ importers, snapshots }: Lock): LockedLibraries {
  const keyOf = (name: string, version: string) =>
    // An alias names the library in its version: `string-width-cjs: string-width@4.2.3`.
    snapshots[`${name}@${version}`] ? `${name}@${version}` : version;

  function closure(keys: Iterable<string>): Set<string> {
    const found = new Set(keys);
    for (const key of found) {
      const { dependencies, optionalDependencies } = snapshots[key] ?? {};
      for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
        if (!ONLY_FOR_TYPES.test(name)) found.add(keyOf(name, version));
    }
    return new Set([...found].map(withoutPeers));
  }

  return {
    hasPackage: (folder) => folder in importers,
    dependency(folder, name) {
      const declared = KINDS.map((kind) => importers[folder]?.[kind]?.[name]).find(Boolean);
      if (!declared) return null;
      const { version } = declared;
      if (version.startsWith('link:'))
        return { kind: 'workspace', folder: posix.join(folder, version.slice('link:'.length)) };
      return { kind: 'library', key: keyOf(name, version), version: withoutPeers(version) };
    },
    closure,
  };
}

/** `react-dom@19.3.1(react@19.3.1)` without the libraries it was matched with: they are in the closure themselves. */
function withoutPeers(key: string): string {
  return key.replace(/\(.*$/, '');
}
