import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { ALIASES } from './aliases.ts';
import { baseConfig, type BuildOptions } from './base.ts';
import { RefuseUnhashedPlugin } from './RefuseUnhashedPlugin.ts';
import { RefuseZodPlugin } from './RefuseZodPlugin.ts';
import { SameIdsEverywherePlugin } from './SameIdsEverywherePlugin.ts';

/** How long a chunk may take before the load counts as failed; webpack's own limit is two minutes. */
const CHUNK_LOAD_TIMEOUT_MS = 10_000;

/** A bundle for the browser: hashed names, integrity on every chunk, no zod in production. */
export function browserConfig(dir: string, uniqueName: string, options: BuildOptions): Configuration {
  const base = baseConfig(dir, options);
  const isProduction = options.mode === 'production';
  return {
    ...base,
    target: ['web', 'es2022'],
    resolve: {
      ...base.resolve,
      alias: ALIASES,
      // By this name rxjs offers its build for current browsers; by the usual ones the build for ES5.
      conditionNames: ['es2015', '...'],
    },
    output: {
      ...base.output,
      // The edge decides where a release lies; the running script knows its own address.
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      // A module that could not run, because something it imports had not arrived, runs anew at the next attempt.
      strictModuleExceptionHandling: true,
    },
    plugins: isProduction ? productionPlugins() : [],
  };
}

function productionPlugins() {
  return [
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    new RefuseUnhashedPlugin(),
    new RefuseZodPlugin(),
    new SameIdsEverywherePlugin(),
  ];
}
