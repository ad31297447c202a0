import type { Compilation, Compiler, Module } from 'webpack';
import { WebpackError } from './webpack.ts';

const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;

/**
 * Fails a build whose chunks hold zod: schemas are for the server and for development. Browser code takes types
 * from `@mosaico/shared/api`, and constants from modules without schemas.
 */
export class RefuseZodPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RefuseZodPlugin', (compilation) => {
      compilation.hooks.afterOptimizeChunkModules.tap('RefuseZodPlugin', () => {
        const [found] = bundledModules(compilation).filter((module) => ZOD.test(pathOf(module)));
        if (found)
          compilation.errors.push(
            new WebpackError(`zod is in a browser bundle: ${trail(compilation, found)}`),
          );
      });
    });
  }
}

function bundledModules(compilation: Compilation): Module[] {
  const inChunks = [...compilation.modules].filter(
    (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  return inChunks.flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]));
}

/** Who imported it, back to the first file of ours. */
function trail(compilation: Compilation, module: Module): string {
  const steps: string[] = [];
  for (
    let at: Module | null | undefined = module;
    at && steps.length < 8;
    at = compilation.moduleGraph.getIssuer(at)
  ) {
    steps.push(pathOf(at));
    if (!ZOD.test(pathOf(at)) && steps.length > 3) break;
  }
  return steps.join(' <- ');
}

function pathOf(module: Module): string {
  return module.nameForCondition() ?? module.identifier();
}
