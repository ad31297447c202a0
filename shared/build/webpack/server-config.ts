import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { SHARED_ROOT } from '../paths.ts';
import { baseConfig, type BuildOptions } from './base.ts';
import { AREA_ENTRY, SERVER_KIT, SHELL_SERVER_ENTRY } from './entries.ts';
import { RefuseZodPlugin } from './RefuseZodPlugin.ts';
import { PROVIDED } from './shared-modules.ts';

/**
 * webpack configuration of the script with which the edge draws an area's screens: the same module as in browsers. What is shared
 * comes from the script of the live shell, as in browsers.
 */
export function areaServerConfig(dir: string, options: BuildOptions): Configuration {
  return { ...serverConfig(dir, options), entry: { area: AREA_ENTRY }, externals: [takenFromShell] };
}

/** The same for the shell: it draws layouts, and gives areas what they share. */
export function shellServerConfig(dir: string, options: BuildOptions): Configuration {
  const config = serverConfig(dir, options);
  return {
    ...config,
    entry: { shell: SHELL_SERVER_ENTRY },
    resolve: { ...config.resolve, alias: { '@mosaico/shared/area$': join(SHARED_ROOT, SERVER_KIT) } },
  };
}

/** One script of CommonJS without a single `require` of its own: the process that runs it may read no files. */
function serverConfig(dir: string, options: BuildOptions): Configuration {
  const base = baseConfig(dir, options);
  return {
    ...base,
    name: 'server',
    target: 'node22',
    output: { ...base.output, filename: '[name].js', library: { type: 'commonjs2' } },
    // What browsers load on demand is in the script, too, and still a promise.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: options.mode === 'production' ? [new RefuseZodPlugin()] : [],
    cache: ofItsOwn(base.cache),
  };
}

/** A store of its own: one compilation at a time reads and writes it. */
function ofItsOwn(cache: Configuration['cache'] = false): NonNullable<Configuration['cache']> {
  return typeof cache === 'object' && cache.type === 'filesystem'
    ? { ...cache, name: `${cache.name}-server` }
    : cache;
}

function takenFromShell(
  { request = '' }: { readonly request?: string },
  callback: (error?: undefined, result?: string) => void,
): void {
  if (PROVIDED.includes(request)) callback(undefined, `commonjs ${request}`);
  else callback();
}
