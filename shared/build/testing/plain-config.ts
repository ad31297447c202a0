import { join } from 'node:path';
import type { Configuration } from 'webpack';

/** A plain bundle of `src/main.js`. */
export function plainConfig(dir: string): Configuration {
  return {
    mode: 'production',
    context: dir,
    entry: { main: './src/main.js' },
    output: { path: join(dir, 'dist'), filename: '[name].js', chunkFilename: '[name].js' },
    optimization: { minimize: false },
  };
}
