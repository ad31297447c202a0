import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rootOf } from '../paths.ts';
import { buildInputs, type BuildInputs } from './build-inputs.ts';

/** What a build takes of a package.json; the rest (version, scripts, lists of libraries) shows in other inputs, or nowhere. */
const MANIFEST_FIELDS = ['name', 'type', 'sideEffects'];

/**
 * Version of the release that these sources make: `<package version>-b<10 hex digits>`. The same sources give the same
 * version on every machine and in every folder; it changes when something changes that the build reads, and only then.
 *
 * @param dir folder of the package
 * @throws Error that names the import that leads nowhere
 */
export function releaseVersion(dir: string, root = rootOf(dir)): string {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  return `${version}-b${hashOf(dir, root, buildInputs(dir, root)).slice(0, 10)}`;
}

function hashOf(dir: string, root: string, { files, manifests, libraries }: BuildInputs): string {
  const lines = [
    ...[...files].map((file) => `${placeOf(file, dir, root)} ${sha256(readFileSync(file))}`),
    ...[...manifests].map((file) => `${placeOf(file, dir, root)} ${manifestFacts(file)}`),
    ...libraries,
  ];
  return sha256(lines.sort().join('\n'));
}

/** A package's own files are named from its folder, so that a copy elsewhere has the same version. */
function placeOf(file: string, dir: string, root: string): string {
  const isOwn = file.startsWith(dir + sep);
  const place = relative(isOwn ? dir : root, file)
    .split(sep)
    .join('/');
  return isOwn ? `./${place}` : place;
}

function manifestFacts(file: string): string {
  return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), MANIFEST_FIELDS);
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
