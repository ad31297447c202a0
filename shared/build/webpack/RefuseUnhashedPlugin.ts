import type { Compiler } from 'webpack';
import { LoadScriptRuntimeModule } from './webpack.ts';

/**
 * A chunk whose hash the runtime does not know is not loaded: the load fails as if there were no such file. The integrity
 * plugin knows the hashes of lazy chunks only. Without this, a script of the page that a browser has refused, because it was
 * altered on the way, is asked for again by the bundler with `integrity="undefined"`, which browsers take for none, and runs.
 */
export class RefuseUnhashedPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RefuseUnhashedPlugin', (compilation) => {
      // After the integrity plugin, which writes the attribute. An empty address fails without a request.
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        { name: 'RefuseUnhashedPlugin', stage: 100 },
        (source) => `${source}\nif (!__webpack_require__.sriHashes[chunkId]) script.src = "";`,
      );
    });
  }
}
