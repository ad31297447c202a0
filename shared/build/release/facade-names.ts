import type { Compilation, Dependency, Module, ModuleGraphConnection } from 'webpack';
import type { Release } from '../../src/contract/release.ts';
import { consumedModules, providedModules } from './shared-modules-in.ts';

type Names = Release['facades'];

/**
 * The names that each of these modules gives to whoever imports it, as they are in the bundle.
 * @throws Error for one of which webpack cannot tell
 */
export function providedNames(compilation: Compilation, facades: readonly string[]): Names {
  const { moduleGraph } = compilation;
  const provided = providedModules(compilation);
  return Object.fromEntries(
    facades.map((facade) => {
      const names = provided
        .filter(({ key }) => key === facade)
        .map(({ module }) => moduleGraph.getProvidedExports(module));
      const [known] = names;
      if (!Array.isArray(known)) throw new Error(`it is not known what ${facade} exports`);
      return [facade, known.toSorted()];
    }),
  );
}

/**
 * The names that the code in this bundle takes of each of these modules. An import that no remaining code uses does not count.
 * @throws Error for an import of a whole module: nobody could compare what it takes with what is provided
 */
export function usedNames(compilation: Compilation, facades: readonly string[]): Names {
  const used = new Map<string, Set<string>>();
  for (const { key, module } of consumedModules(compilation)) {
    if (!facades.includes(key)) continue;
    const names = used.get(key) ?? new Set();
    for (const name of namesTaken(compilation, module, key)) names.add(name);
    used.set(key, names);
  }
  return Object.fromEntries([...used].map(([facade, names]) => [facade, [...names].sort()]));
}

function namesTaken(compilation: Compilation, module: Module, facade: string): string[] {
  const importing = [...compilation.moduleGraph.getIncomingConnections(module)].filter(
    (connection) => isInBundle(compilation, connection) && connection.isTargetActive(undefined),
  );
  return importing.flatMap(({ dependency, originModule }) => {
    const referenced = dependency ? referencedNames(dependency, compilation) : [];
    return referenced.map(([name]) => {
      if (name !== undefined) return name;
      const from = originModule?.nameForCondition() ?? 'some module';
      throw new Error(`${from} takes ${facade} as a whole: import the names that it uses`);
    });
  });
}

/** A path of names for each export that is used; an empty one for the whole module. */
function referencedNames(dependency: Dependency, { moduleGraph }: Compilation): readonly string[][] {
  return dependency
    .getReferencedExports(moduleGraph, undefined)
    .map((one) => (Array.isArray(one) ? one : one.name));
}

function isInBundle({ chunkGraph }: Compilation, { originModule }: ModuleGraphConnection): boolean {
  return originModule !== null && chunkGraph.getNumberOfModuleChunks(originModule) > 0;
}
