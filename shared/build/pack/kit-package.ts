import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { importsOf } from '../version/imports.ts';
import { moduleRequests } from '../imports/module-requests.ts';
import { SHARED_ROOT, WORKSPACE_ROOT } from '../paths.ts';
import { libraryOf, neededRanges } from '../webpack/shared-modules.ts';
import { compileKit } from './compile-kit.ts';
import { kitManifest } from './kit-manifest.ts';
import { kitEntries } from './kit-sources.ts';
import { publishedRanges } from './ranges.ts';
import { writeJson } from './write-json.ts';

/** A line of a docstring, which may speak of imports. */
const COMMENT_LINE = /^\s*(?:\/\*\*|\*).*$/gm;

/** Writes the package `@mosaico/shared` as it is published into a folder. @throws Error that says what cannot be packed */
export function writeKit(folder: string): void {
  compileKit(folder);
  writeJson(join(folder, 'build/tsconfig.json'), settingsOfAreas());
  cpSync(join(SHARED_ROOT, 'api-report'), join(folder, 'api-report'), { recursive: true });
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(SHARED_ROOT, name), join(folder, name));
  cpSync(join(WORKSPACE_ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const { version } = JSON.parse(readFileSync(join(SHARED_ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const once = Object.entries(neededRanges()).filter(([name]) => !name.startsWith('@mosaico/'));
  const manifest = kitManifest({
    version,
    entries: kitEntries(),
    requests: requestsIn(folder),
    once: [...new Set(once.map(([name]) => libraryOf(name)))],
    ranges: {
      ...publishedRanges(),
      ...Object.fromEntries(once.map(([name, range]) => [libraryOf(name), range])),
    },
    contents: contentsOf(folder),
  });
  writeJson(join(folder, 'package.json'), manifest);
}

/** What sources of areas are checked by: as in the workspace. */
function settingsOfAreas(): object {
  const { compilerOptions } = JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  return { compilerOptions: { ...compilerOptions, types: ['jest', '@testing-library/jest-dom'] } };
}

/** The libraries that packed modules name, also those of which only types are taken. */
function requestsIn(folder: string): Set<string> {
  const requests = filesIn(folder)
    .filter((file) => /\.(?:js|mjs|cjs|d\.ts)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll(COMMENT_LINE, '');
      const { imports, reExports } = file.endsWith('.d.ts') ? typesOf(file, text) : importsOf(file, text);
      return [...imports, ...reExports].map(({ specifier }) => specifier);
    });
  return new Set(requests.filter((name) => !/^[./]|^@mosaico\/|\*/.test(name) && !isBuiltin(name)));
}

function typesOf(file: string, text: string) {
  return { imports: moduleRequests(file, text).filter(({ kind }) => kind !== 'on-demand'), reExports: [] };
}

function contentsOf(folder: string): string {
  const lines = filesIn(folder).map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${file} ${hash}`;
  });
  return `sha256-${createHash('sha256').update(lines.sort().join('\n')).digest('hex')}`;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}
