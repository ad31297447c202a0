import { join } from 'node:path';
import { browserConfig } from '../../shared/build/webpack/browser.ts';
import { shellServerConfig } from '../../shared/build/webpack/server-config.ts';
import { SHELL_ALIASES } from '../../shared/build/webpack/shell-aliases.ts';
import { webpack } from '../../shared/build/webpack/webpack.ts';
import { areaNameOf, releasedFolders } from '../../shared/build/workspace.mjs';

type Configuration = ReturnType<typeof browserConfig>;

const ROOT = join(import.meta.dirname, '../..');
const SHELL_DIR = join(ROOT, 'shell');
const BUNDLE = join(import.meta.dirname, 'bundle');

/** Every release of the one bundle has this version: they are built together and go live together. */
export const BUNDLE_VERSION = '0.1.0-b00000000';

/** Modules of the shell that have a counterpart in ./bundle, by their name inside shell/src, its areas or composition. */
const REPLACED: Readonly<Record<string, string>> = {
  federation: 'import-areas.ts',
  AreaOutlet: 'AreaOutlet.tsx',
  AreaParcel: 'AreaParcel.tsx',
  'show-page': 'show-page.tsx',
  'provided-modules': 'provided-modules.ts',
};

/**
 * webpack configuration of shell and areas as one bundle: the preset of every browser build, the shell's entry, no
 * federation. Files are written where the edge serves a release of their area: `<area>/<version>/…`.
 */
export function bundleConfig(outputDir: string): Configuration {
  const config = browserConfig(SHELL_DIR, 'mosaico_bundle', {
    mode: 'production',
    version: BUNDLE_VERSION,
    outputDir,
  });
  return {
    ...config,
    name: 'bundle',
    entry: { main: './src/main.ts' },
    output: {
      ...config.output,
      publicPath: '/releases/',
      filename: `shell/${BUNDLE_VERSION}/[name].[contenthash:10].js`,
      chunkFilename: ({ chunk }) =>
        `${areaOfChunk(chunk?.name)}/${BUNDLE_VERSION}/[name].[contenthash:10].js`,
    },
    resolve: { ...config.resolve, alias: { ...SHELL_ALIASES, ...ownKit } },
    module: { rules: [...(config.module?.rules ?? []), chunkNameRule, areasRule] },
    optimization: {
      ...config.optimization,
      // As in the shell: libraries of the first scripts apart. What one area needs comes with that area's chunk.
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, vendor } },
    },
    plugins: [...(config.plugins ?? []), ...replacements()],
    cache: false,
  };
}

/** The script with which the edge draws the pages of the bundle. */
export function bundleServerConfig(outputDir: string): Configuration {
  const config = shellServerConfig(SHELL_DIR, { mode: 'production', version: BUNDLE_VERSION, outputDir });
  return {
    ...config,
    name: 'bundle-server',
    entry: { shell: join(BUNDLE, 'server.tsx') },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...ownKit } },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), areasRule] },
    plugins: [...(config.plugins ?? []), ...replacements()],
    cache: false,
  };
}

const ownKit = { '@mosaico/shared/area$': join(BUNDLE, 'area-kit.tsx') };

const vendor = { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true } as const;

const chunkNameRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: join(BUNDLE, 'chunk-names.cjs'),
} as const;

const areasRule = {
  test: join(BUNDLE, 'areas.ts'),
  enforce: 'pre',
  loader: join(BUNDLE, 'import-areas.cjs'),
  options: {
    areas: releasedFolders()
      .filter((folder) => folder !== 'shell')
      .map((folder) => ({ name: areaNameOf(folder), entry: join(ROOT, folder, 'src/area.tsx') })),
  },
} as const;

/** The area a chunk belongs to by its name, `area-games` or `texts-mf-games-pt-json`; the shell owns the rest. */
function areaOfChunk(name: string | null | undefined): string {
  const [, area] = /^(?:area-|texts-mf-)(.+?)(?:-[a-z]+-json)?$/.exec(name ?? '') ?? [];
  return area ?? 'shell';
}

function replacements() {
  return Object.entries(REPLACED).map(
    ([name, file]) =>
      new webpack.NormalModuleReplacementPlugin(
        new RegExp(`^\\./(?:areas/|composition/)?${name}\\.tsx?$`),
        (resource) => {
          if (resource.contextInfo.issuer.startsWith(join(SHELL_DIR, 'src')))
            resource.request = join(BUNDLE, file);
        },
      ),
  );
}
