import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Release } from '../../src/contract/release.ts';

/** Subresource integrity of some bytes: `sha384-…`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Every file below `dir` with its size and integrity, sorted by path. */
export function describeFiles(dir: string): Release['files'] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => {
      const bytes = readFileSync(path);
      const name = relative(dir, path).split(sep).join('/');
      return { path: name, bytes: bytes.length, integrity: integrityOf(bytes) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
