import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IS_INSTALLED } from '../paths.ts';
import type { BuildInputs } from './build-inputs.ts';

/** A library's folder as pnpm lays it out: `…/node_modules/.pnpm/<id>/node_modules/<name>/…`. */
const LIBRARY_OF_PNPM =
  /^(.*[\\/]node_modules[\\/]\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/;

/** A library's folder wherever a package manager puts it. */
const LIBRARY = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * Compares what a build has read with what its version was made of.
 * @param read paths that webpack depended on
 * @throws Error that lists each file and library that the version does not know: its change would give another release
 *   under the same version
 */
export function refuseUnlisted(
  read: Iterable<string>,
  inputs: BuildInputs,
  library = IS_INSTALLED ? LIBRARY : LIBRARY_OF_PNPM,
): void {
  const missing = new Set([...read].flatMap((path) => unlisted(path, inputs, library)));
  if (missing.size === 0) return;
  throw new Error(
    `the build reads what its version does not count (shared/build/version):\n  ${[...missing].sort().join('\n  ')}`,
  );
}

function unlisted(path: string, { files, manifests, libraries }: BuildInputs, library: RegExp): string[] {
  const [, folder] = library.exec(path) ?? [];
  if (folder) {
    const name = libraryIn(folder);
    return name === null || libraries.has(name) ? [] : [name];
  }
  // What is left in node_modules are links, and files that the federation plugin writes.
  if (/[\\/]node_modules(?:[\\/]|$)/.test(path) || files.has(path) || manifests.has(path)) return [];
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? [path] : [];
}

/** `name@version`; null for a folder above the packages of a scope. */
function libraryIn(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!statSync(file, { throwIfNoEntry: false })) return null;
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
  return `${name}@${version}`;
}
