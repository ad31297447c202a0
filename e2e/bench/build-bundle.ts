/* oxlint-disable mosaico/dependencies -- builds the whole site in one piece, with the build preset's own parts */
/** `node e2e/bench/build-bundle.ts <folder>`: the one bundle, as releases `<folder>/<area>/<version>` for the edge. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration } from '../../shared/build/release/declaration.ts';
import { releaseDocument } from '../../shared/build/release/document.ts';
import { isAsset } from '../../shared/build/webpack/assets.ts';
import { describeFiles } from '../../shared/build/release/files.ts';
import { entryScripts, messageChunks, namedChunk } from '../../shared/build/release/bundle-facts.ts';
import { compile } from '../../shared/build/webpack/compile.ts';
import { releasedFolders } from '../../shared/build/workspace.mjs';
import { SHELL } from '../../shared/src/contract/names.ts';
import { BUNDLE_VERSION, bundleConfig, bundleServerConfig } from './bundle.config.ts';

type Compilation = Awaited<ReturnType<typeof compile>>;

const ROOT = join(import.meta.dirname, '../..');

const [outputDir] = process.argv.slice(2);
if (!outputDir) throw new Error('usage: node e2e/bench/build-bundle.ts <folder>');
const compilation = await compile(bundleConfig(outputDir));
await compile(bundleServerConfig(join(outputDir, SHELL, BUNDLE_VERSION, 'server')));
for (const name of releasedFolders()) writeRelease(outputDir, compilation, name);

function writeRelease(outDir: string, built: Compilation, packageName: string): void {
  const dir = join(ROOT, packageName);
  const declaration = readDeclaration(dir);
  const { area } = declaration;
  const inRelease = (file: string) => insideRelease(file, area);
  const folder = join(outDir, area, BUNDLE_VERSION);
  if (area === SHELL) copyAssets(folder);
  else writeServerScript(folder);
  const scripts = area === SHELL ? entryScripts(built, 'main') : chunkScripts(built, `area-${area}`);
  const document = releaseDocument({
    version: BUNDLE_VERSION,
    commit: 'unknown',
    builtAt: new Date().toISOString(),
    declaration,
    shared: {},
    facades: {},
    icons: [],
    events: [],
    reads: [],
    entry: scripts.map(inRelease),
    // The HTTP client, for the first data requests.
    chunks: area === SHELL ? [inRelease(namedChunk(built, 'http'))] : [],
    messages: Object.fromEntries(
      Object.entries(messageChunks(built, dir)).map(([set, file]) => [set, inRelease(file)]),
    ),
    frames: {},
    server: `server/${area === SHELL ? 'shell' : 'area'}.js`,
    files: describeFiles(folder),
  });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(document));
}

/** The scripts that an `import()` of this chunk loads. */
function chunkScripts(built: Compilation, name: string): string[] {
  const group = built.namedChunkGroups.get(name);
  if (!group) throw new Error(`the bundle has no chunk ${name}`);
  return group.getFiles().filter((file) => file.endsWith('.js'));
}

/** Path inside the release. @throws when the file lies in another area's: the page could not preload it */
function insideRelease(file: string, area: string): string {
  const prefix = `${area}/${BUNDLE_VERSION}/`;
  if (!file.startsWith(prefix)) throw new Error(`${file} is needed by ${area}, but lies elsewhere`);
  return file.slice(prefix.length);
}

/** By having one an area says that its screens are drawn; the shell's draws them all. */
function writeServerScript(folder: string): void {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server/area.js'), 'exports.drawnBy = "shell";\n');
}

/** The site's own assets come with the shell's release, as in shared/build/webpack/ShellFilesPlugin.ts. */
function copyAssets(folder: string): void {
  cpSync(join(ROOT, 'shared/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: isAsset,
  });
}
