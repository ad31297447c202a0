import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Every browser of the last ten years reads it. */
const OLDEST = 'es2015';

let code: string | undefined;

/** The watchdog as it stands in pages: small, without imports. Made once per process. */
export function watchdogScript(): string {
  code ??= bundle();
  return code;
}

function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./page/main.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: OLDEST,
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
