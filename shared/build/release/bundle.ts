import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import { VISITOR_READS } from '../../src/api/visitor-reads.ts';
import { SHELL } from '../../src/contract/names.ts';
import type { Release } from '../../src/contract/release.ts';
import type { BuildOptions } from '../webpack/base.ts';
import { compile } from '../webpack/compile.ts';
import { buildServerScript } from './server-script.ts';
import { FACADES, neededRanges, providedVersions } from '../webpack/shared-modules.ts';
import { entryScripts, messageChunks, namedChunk } from './bundle-facts.ts';
import { iconNames } from './icon-names.ts';
import { EVENT_NAMES, eventsIn } from './events-in.ts';
import { exposedChunks, type BuildFacts } from './document.ts';
import { providedNames, usedNames } from './facade-names.ts';
import { describeFiles } from './files.ts';
import { consumedModules, providedModules } from './shared-modules-in.ts';
import { framesIn } from '../webpack/frames-in.ts';
import { widgetsIn } from './widgets-in.ts';

const MANIFEST_FILE = 'mf-manifest.json';
/** A longer form of the manifest that nothing here reads. */
const STATS_FILE = 'mf-stats.json';

/** Name of the shell's chunk with the HTTP client (shell/src/platform/api/http-chunk.ts). */
const HTTP_CHUNK = 'http';

export interface Bundle {
  readonly facts: Omit<BuildFacts, 'commit' | 'builtAt'>;
  /** Paths of the files and folders that webpack depended on. */
  readonly read: Iterable<string>;
}

/**
 * Compiles a package into `options.outputDir` and says what came out.
 * @throws Error when the code does not compile or its parts do not fit a release
 */
export async function bundle(
  dir: string,
  declaration: Release['declaration'],
  options: BuildOptions,
): Promise<Bundle> {
  const { outputDir, version } = options;
  // The federation plugin writes this into the manifest instead of looking for a package.json.
  process.env['MF_BUILD_VERSION'] = version;
  const compilation = await compile(configOf(dir)(options));
  rmSync(join(outputDir, STATS_FILE), { force: true });
  const messages = messageChunks(compilation, dir);
  const parts =
    declaration.area === SHELL ? shellParts(compilation) : areaParts(compilation, declaration, outputDir);
  const frames = framesIn(outputDir);
  const script = await buildServerScript(dir, declaration.area, options);
  const files = describeFiles(outputDir);
  const facts = {
    version,
    declaration,
    messages,
    ...parts,
    icons: declaration.area === SHELL ? iconNames(compilation) : [],
    frames,
    ...(script && { server: script.path }),
    ...wordsOf(declaration, outputDir, { files, messages }),
    files,
  };
  return { facts, read: [...compilation.fileDependencies, ...(script?.read ?? [])] };
}

/** Names that the gate compares: of the shell those that it has, of an area those in its code. */
function wordsOf(
  declaration: Release['declaration'],
  outputDir: string,
  built: Pick<Release, 'files' | 'messages'>,
): Pick<BuildFacts, 'events' | 'reads' | 'widgets'> {
  if (declaration.area === SHELL) return { events: [...EVENT_NAMES], reads: [...VISITOR_READS] };
  return {
    events: eventsIn(outputDir, built.files),
    reads: [],
    widgets: widgetsIn(declaration, outputDir, built),
  };
}

type Parts = Pick<BuildFacts, 'shared' | 'facades' | 'entry' | 'chunks'>;

function areaParts(compilation: Compilation, declaration: Release['declaration'], outputDir: string): Parts {
  return {
    shared: takenRanges(compilation, declaration),
    facades: usedNames(compilation, FACADES),
    entry: ['remoteEntry.js'],
    chunks: exposedChunks(readFileSync(join(outputDir, MANIFEST_FILE), 'utf8')),
  };
}

function shellParts(compilation: Compilation): Parts {
  return {
    shared: heldVersions(compilation),
    facades: providedNames(compilation, FACADES),
    entry: entryScripts(compilation, 'main'),
    chunks: [namedChunk(compilation, HTTP_CHUNK)],
  };
}

/** @throws Error when the release would say that it provides a module which is not in it */
function heldVersions(compilation: Compilation): Release['shared'] {
  const held = new Set(providedModules(compilation).map(({ key }) => key));
  const versions = providedVersions();
  const missing = Object.keys(versions).filter((name) => !held.has(name));
  if (missing.length > 0) throw new Error(`the shell provides ${missing.join(', ')} but does not import it`);
  return versions;
}

function configOf(dir: string): (options: BuildOptions) => Configuration {
  return createRequire(import.meta.url)(join(dir, 'webpack.config.cjs')) as ReturnType<typeof configOf>;
}

function takenRanges(compilation: Compilation, declaration: Release['declaration']): Release['shared'] {
  const ranges = neededRanges(declaration.shared);
  const taken = new Set(consumedModules(compilation).map(({ key }) => key));
  return Object.fromEntries(
    [...taken].sort().map((key) => {
      const range = ranges[key];
      if (!range) throw new Error(`the bundle takes ${key} from the shell, which does not offer it`);
      return [key, range];
    }),
  );
}
