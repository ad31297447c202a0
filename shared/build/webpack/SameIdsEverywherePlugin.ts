import type { Compiler } from 'webpack';

/**
 * The federation plugin writes files whose names are hashes of absolute paths, and puts those paths into module names.
 * Module ids made of them would differ from checkout to checkout, and with them the bytes of a release: these modules
 * get fixed ids.
 */
export class SameIdsEverywherePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SameIdsEverywherePlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameIdsEverywherePlugin', (modules) => {
        for (const module of modules) {
          const id = fixedId(module.identifier());
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function fixedId(identifier: string): string | null {
  if (identifier.startsWith('container entry ')) return 'container';
  if (/[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js(?:$|\|)/.test(identifier)) return 'federation-runtime';
  return null;
}
