import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { areaNameIn } from '../area-name.ts';
import { AREA_ALIASES } from './aliases.ts';
import { containerName } from '../container-name.ts';
import type { BuildOptions } from './base.ts';
import { browserConfig } from './browser.ts';
import { AREA_ENTRY } from './entries.ts';
import { areaShared } from './shared-modules.ts';

export interface AreaPackage {
  /** Folder of the area's package: `__dirname` of its webpack.config.cjs. */
  readonly dir: string;
}

/**
 * webpack configuration of an area: one container `remoteEntry.js` that exposes `./area` (src/area.tsx) and takes
 * all shared code from the shell. Two versions can live in one tab, because the container's name holds the version.
 */
export function areaConfig({ dir }: AreaPackage): (options: BuildOptions) => Configuration {
  return (options) => {
    const area = areaNameIn(dir);
    const container = containerName(area, options.version);
    const config = browserConfig(dir, container, options);
    return {
      ...config,
      name: area,
      resolve: { ...config.resolve, alias: AREA_ALIASES },
      entry: {},
      optimization: {
        ...config.optimization,
        splitChunks: {
          cacheGroups: { defaultVendors: false },
          // A module of the shell weighs something too: a chunk of such modules alone has no file, and no integrity.
          defaultSizeTypes: ['...', 'consume-shared'],
        },
      },
      plugins: [...(config.plugins ?? []), federation(container)],
    };
  };
}

function federation(container: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: container,
    filename: 'remoteEntry.js',
    exposes: { './area': AREA_ENTRY },
    shared: areaShared(),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}
