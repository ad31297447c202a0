import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { load } from 'js-yaml';
import { KINDS, ONLY_FOR_TYPES, type DependencyKind, type Libraries } from './libraries.ts';

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

let newest: { readonly text: string; readonly libraries: Libraries } | undefined;

/** The libraries that pnpm-lock.yaml of this workspace holds. Read again only after a change: a development build asks often. */
export function lockedLibraries(root: string): Libraries {
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

function readLock({ importers, snapshots }: Lock): Libraries {
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
