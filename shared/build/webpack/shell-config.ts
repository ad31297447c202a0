import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { SHELL } from '../../src/contract/names.ts';
import { SHARED_ROOT } from '../paths.ts';
import { containerName } from '../container-name.ts';
import type { BuildOptions } from './base.ts';
import { browserConfig } from './browser.ts';
import { RUNTIME_ENTRIES, SHELL_ENTRY } from './entries.ts';
import { SHELL_ALIASES } from './shell-aliases.ts';
import { hostShared } from './shared-modules.ts';
import { ShellFilesPlugin } from './ShellFilesPlugin.ts';

export interface ShellPackage {
  /** Folder of the shell's package: `__dirname` of its webpack.config.cjs. */
  readonly dir: string;
}

/** webpack configuration of the shell: src/main.ts, and the shared modules for all areas. */
export function shellConfig({ dir }: ShellPackage): (options: BuildOptions) => Configuration {
  return (options) => {
    const config = browserConfig(dir, containerName(SHELL, options.version), options);
    return {
      ...config,
      name: SHELL,
      resolve: { ...config.resolve, alias: SHELL_ALIASES },
      entry: { main: SHELL_ENTRY },
      optimization: { ...config.optimization, splitChunks: { defaultSizeTypes, cacheGroups } },
      plugins: [...(config.plugins ?? []), federation(), new ShellFilesPlugin(dir, options)],
    };
  };
}

/** Libraries change less often than the shell: a script of their own stays in the visitor's cache. */
const vendor = { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true } as const;
/** A later part comes as one script, together with the libraries that only it uses. */
const cacheGroups = { vendor, defaultVendors: false } as const;

/** What a chunk takes from a shared module has no code: not worth a chunk of its own, which would be one without a file. */
const defaultSizeTypes = ['...', 'consume-shared'];

function federation(): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: SHELL,
    shared: hostShared(),
    runtimePlugins: [join(SHARED_ROOT, RUNTIME_ENTRIES.federationCore)],
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: false,
    experiments: {
      asyncStartup: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}
