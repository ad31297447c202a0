import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Every browser of the last ten years reads it. */
const OLDEST = 'es2015';

const made = new Map<string, string>();

/** An inline script of pages: small, without imports. Made once per process. */
export function pageScript(entry: URL): string {
  const known = made.get(entry.href);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: OLDEST,
    charset: 'utf8',
    legalComments: 'none',
  });
  const code = outputFiles.map(({ text }) => text.trim()).join('');
  made.set(entry.href, code);
  return code;
}
