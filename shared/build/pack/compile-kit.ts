import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHARED_ROOT, WORKSPACE_ROOT } from '../paths.ts';
import { scriptWithCompiledNames, withCompiledNames } from './compiled-text.ts';
import { BUILD_ENTRIES, kitEntries, SCRIPTS } from './kit-sources.ts';

function isCode(name: string): boolean {
  return /\.(?:js|d\.ts)$/.test(name);
}

/**
 * Writes the kit as JavaScript with types into a folder, laid out as its sources are: what its entries import, and no more. Node takes types
 * out of sources, but not out of an installed package.
 * @throws Error with the compiler's messages, or when a file that the build is told by its path would be missing
 */
export function compileKit(folder: string): void {
  mkdirSync(folder, { recursive: true });
  compile(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCode)) {
    const file = join(folder, name);
    const text = withCompiledNames(readFileSync(file, 'utf8'));
    writeFileSync(file, text);
    refuseMissing(file, text);
  }
  for (const script of SCRIPTS) {
    const file = join(folder, script);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, scriptWithCompiledNames(readFileSync(join(SHARED_ROOT, script), 'utf8')));
  }
}

function compile(folder: string): void {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    target: 'es2022',
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    // Types are checked where they are written.
    noCheck: true,
    rootDir: SHARED_ROOT,
    outDir: folder,
    typeRoots: [join(WORKSPACE_ROOT, 'node_modules/@types')],
  };
  const files = [...Object.values(kitEntries()), ...BUILD_ENTRIES].map((file) => join(SHARED_ROOT, file));
  const settings = { extends: join(WORKSPACE_ROOT, 'tsconfig.json'), compilerOptions, include: [], files };
  writeFileSync(config, JSON.stringify(settings));
  const tsc = join(WORKSPACE_ROOT, 'node_modules/.bin/tsc');
  const { status, stdout, stderr } = spawnSync(tsc, ['-p', config], { encoding: 'utf8' });
  rmSync(config);
  if (status !== 0) throw new Error(`The kit cannot be compiled:\n${stdout}${stderr}`);
}

function refuseMissing(file: string, text: string): void {
  for (const [, path = ''] of text.matchAll(/new URL\(\s*'(\.[^']+\.js)'/g))
    if (!existsSync(join(dirname(file), path))) throw new Error(`${file} names ${path}, which is not packed`);
}
