import type { Configuration } from 'webpack';
import { baseConfig, type BuildOptions } from './base.ts';
import { FRAME_ENTRY } from './entries.ts';

/** webpack configuration of the renderer of the static first paint: one script for Node. */
export function frameConfig(dir: string, options: BuildOptions): Configuration {
  const base = baseConfig(dir, options);
  return {
    ...base,
    name: 'frame',
    target: 'node22',
    entry: { frame: FRAME_ENTRY },
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    cache: false,
  };
}
