import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { SHELL } from '../../src/contract/names.ts';
import { SHARED_ROOT } from '../paths.ts';
import { containerName } from '../container-name.ts';
import type { BuildOptions } from './base.ts';
import { baseConfig } from './base.ts';
import { browserConfig } from './browser.ts';
import { hostShared } from './shared-modules.ts';

const RUNTIME = join(SHARED_ROOT, 'build/webpack/runtime');

export interface ShellPackage {
  /** Folder of the shell's package: `__dirname` of its webpack.config.cjs. */
  readonly dir: string;
  /** Absolute paths of Module Federation runtime plugins, besides the preset's own. */
  readonly runtimePlugins?: readonly string[];
}

/** webpack configuration of the shell: src/main.tsx, which holds every shared module in its first scripts. */
export function shellConfig({
  dir,
  runtimePlugins = [],
}: ShellPackage): (options: BuildOptions) => Configuration {
  return (options) => {
    const config = browserConfig(dir, containerName(SHELL, options.version), options);
    return {
      ...config,
      name: SHELL,
      entry: { main: [join(RUNTIME, 'provided-modules.ts'), './src/main.tsx'] },
      optimization: { ...config.optimization, splitChunks: { cacheGroups: { vendor } } },
      plugins: [...(config.plugins ?? []), federation(runtimePlugins)],
    };
  };
}

/** Libraries change less often than the shell: a script of their own stays in the visitor's cache. */
const vendor = { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true } as const;

function federation(runtimePlugins: readonly string[]): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: SHELL,
    shared: hostShared(),
    runtimePlugins: [join(RUNTIME, 'federation-core.ts'), ...runtimePlugins],
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: false,
    experiments: { asyncStartup: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** The renderer of the static first paint: src/frame/frame.tsx as one script for Node. */
export function frameConfig({ dir }: ShellPackage, options: BuildOptions): Configuration {
  const base = baseConfig(dir, options);
  return {
    ...base,
    name: 'frame',
    target: 'node22',
    entry: { frame: './src/frame/frame.tsx' },
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    cache: false,
  };
}
