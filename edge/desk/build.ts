import { copyFileSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = import.meta.dirname;
const FOLDER = join(HERE, '../dist/desk');
const FONTS = fileURLToPath(import.meta.resolve('@mosaico/shared/fonts/bricolage-latin.woff2'));

/** Builds the operations desk into `dist/desk`: one script under a name with its hash, and the fonts. */
const { outputFiles } = await build({
  absWorkingDir: HERE,
  entryPoints: ['src/main.tsx'],
  outdir: join(FOLDER, 'files'),
  entryNames: 'desk-[hash]',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  write: false,
});
const [script] = outputFiles;
if (!script) throw new Error('the desk has no script');
mkdirSync(join(FOLDER, 'files'), { recursive: true });
writeWhole(script.path, script.contents);
const fontFolder = join(FONTS, '..');
for (const font of readdirSync(fontFolder).filter((name) => name.endsWith('.woff2')))
  copyFileSync(join(fontFolder, font), join(FOLDER, 'files', font));
writeWhole(join(FOLDER, 'desk.json'), `${JSON.stringify({ script: basename(script.path) })}\n`);

/** A process that reads the file meanwhile gets the old contents or the new ones. */
function writeWhole(file: string, contents: Uint8Array | string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
}
