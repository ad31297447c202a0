import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { SHARED_ROOT } from '../paths.ts';
import { isAsset } from './assets.ts';
import { renderFrames } from './frames.ts';
import type { BuildOptions } from './base.ts';

/** Adds what only the shell's release holds besides scripts: the site's own assets and the static first paint. */
export class ShellFilesPlugin {
  readonly #dir: string;
  readonly #options: BuildOptions;

  constructor(dir: string, options: BuildOptions) {
    this.#dir = dir;
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ShellFilesPlugin', async (compilation) => {
      const { outputDir } = this.#options;
      cpSync(join(SHARED_ROOT, 'assets'), join(outputDir, 'assets'), { recursive: true, filter: isAsset });
      compilation.fileDependencies.addAll(await renderFrames(this.#dir, this.#options));
    });
  }
}
