import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { rootOf, SHARED_ROOT } from '../paths.ts';

const require = createRequire(import.meta.url);

/** What a build may be told from outside; everything else follows from the package's folder. */
export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** Release version; names the container, so every build that can meet another in one tab needs its own. */
  readonly version: string;
  /** Folder to write to. */
  readonly outputDir: string;
}

/** Settings that every bundle of ours has in common, for the browser and for the first-paint renderer. */
export function baseConfig(dir: string, { mode, outputDir }: BuildOptions): Configuration {
  const root = rootOf(dir);
  return {
    mode,
    context: dir,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    output: { path: outputDir, clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    resolveLoader: { modules: [join(SHARED_ROOT, 'node_modules'), 'node_modules'] },
    module: { rules: [sourceRule(), assetRule, routerRule, i18nextRule] },
    optimization: { minimizer: [minimizer()], moduleIds: 'deterministic', chunkIds: 'deterministic' },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
      name: `${relative(root, dir).replaceAll(sep, '-')}-${mode}`,
      buildDependencies: { preset: [join(SHARED_ROOT, 'build/webpack/')] },
    },
  };
}

const assetRule: RuleSetRule = {
  test: /\.(?:svg|png|jpg|webp|avif|woff2|mp4|webm)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]' },
};

const routerRule: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: fileURLToPath(new URL('./unused-components-loader.ts', import.meta.url)),
};

const i18nextRule: RuleSetRule = {
  test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
  loader: fileURLToPath(new URL('./unused-classes-loader.ts', import.meta.url)),
};

function sourceRule(): RuleSetRule {
  // The development runtime of JSX is not shared: an area with its own copy would miss the page's style cache.
  const react = { runtime: 'automatic', importSource: '@emotion/react', development: false };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react } },
    },
  };
}

function minimizer(): TerserPlugin {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { ecma: 2022, passes: 2 }, mangle: true },
  });
}
