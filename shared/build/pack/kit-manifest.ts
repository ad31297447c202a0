import { libraryOf } from '../webpack/shared-modules.ts';
import { BUILD_EXPORTS } from './kit-sources.ts';
import type { Ranges } from './ranges.ts';

/** A package.json as it is published. */
export type Manifest = Readonly<Record<string, unknown>>;

/** Which Node runs the kit: it is ES modules, which webpack's configuration requires. */
export const ENGINES = { node: '>=22.12' };

/** Used without being imported: named in the settings of a tool, or by a library that leaves the choice to us. */
const NOT_IMPORTED = ['@swc/core', '@swc/jest'];

export interface KitFacts {
  readonly version: string;
  /** First file of each subpath, `./ui` to `src/ui/index.ts`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Everything that the packed modules import, as written. */
  readonly requests: Iterable<string>;
  /** Libraries that a page has once: the area brings them, the kit takes the same. */
  readonly once: readonly string[];
  /** Ranges of libraries, by name. */
  readonly ranges: Ranges;
  /** Hash of all packed files. */
  readonly contents: string;
}

/** package.json of the packed kit. Pure. @throws Error for a library of which nothing says the range */
export function kitManifest({ version, entries, requests, once, ranges, contents }: KitFacts): Manifest {
  const libraries = [...new Set([...[...requests].map(libraryOf), ...NOT_IMPORTED])].sort();
  const peers = libraries.filter((name) => once.includes(name));
  return {
    name: '@mosaico/shared',
    version,
    description: 'What an area of Mosaico is written, tested and built with',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: ENGINES,
    bin: { mosaico: './build/area/main.js' },
    exports: { ...compiledEntries(entries), ...BUILD_EXPORTS, './package.json': './package.json' },
    dependencies: pick(
      ranges,
      libraries.filter((name) => !once.includes(name)),
    ),
    peerDependencies: pick(ranges, peers),
    mosaico: { contents },
  };
}

function compiledEntries(entries: KitFacts['entries']): Manifest {
  return Object.fromEntries(
    Object.entries(entries).map(([subpath, file]) => {
      const path = `./${file.replace(/\.ts$/, '')}`;
      return [subpath, { types: `${path}.d.ts`, default: `${path}.js` }];
    }),
  );
}

/** @throws Error for a name without a range */
export function pick(ranges: Ranges, names: readonly string[]): Ranges {
  return Object.fromEntries(
    names.map((name) => {
      const range = ranges[name];
      if (range === undefined) throw new Error(`the catalog has no ${name}, which a package needs`);
      return [name, range];
    }),
  );
}
