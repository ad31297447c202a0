import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript: `npm start` asks for versions with whatever Node the machine has.

const WORKSPACE_ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PACKAGE_FILES = ['src', 'assets', 'area.json', 'package.json', 'webpack.config.cjs'];
const SHARED_FILES = ['shared/src', 'shared/build', 'shared/package.json', 'pnpm-lock.yaml'];
const SHELL_FILES = ['shared/assets'];

/** What never reaches a bundle, so it makes no new release. Matched against workspace paths; folders end in a slash. */
const NOT_SOURCE = [
  /(?:^|\/)\./,
  /\/node_modules\/$/,
  /\.(?:test|fixture)\.tsx?$/,
  /^[^/]+\/src\/testing\/$/,
  /^shared\/build\/(?:jest|lint|dev)\/$/,
];

/**
 * Version of the release that these sources make: `<package version>-b<10 hex digits>`. The same sources give the same
 * version on every machine; a change of the package, of shared code, of the build or of a library gives another.
 *
 * @param {string} dir folder of the package
 * @returns {string}
 */
export function releaseVersion(dir) {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const shared = [...SHARED_FILES, ...(basename(dir) === 'shell' ? SHELL_FILES : [])];
  const sources = [
    ...PACKAGE_FILES.map((name) => join(dir, name)),
    ...shared.map((name) => join(WORKSPACE_ROOT, name)),
  ];
  return `${version}-b${sourceHash(WORKSPACE_ROOT, sources).slice(0, 10)}`;
}

/**
 * SHA-256 over names and contents of all source files below `paths`, whatever `root` is and in whatever order they are listed.
 *
 * @param {string} root the names are relative to it
 * @param {readonly string[]} paths files or folders; a missing one counts as empty
 * @returns {string} hexadecimal
 */
export function sourceHash(root, paths) {
  const hash = createHash('sha256');
  for (const name of paths.flatMap((path) => filesBelow(root, path)).sort()) {
    const contents = createHash('sha256')
      .update(readFileSync(join(root, name)))
      .digest();
    hash.update(`${name}\0`).update(contents);
  }
  return hash.digest('hex');
}

function filesBelow(root, path) {
  if (!existsSync(path)) return [];
  const isFolder = statSync(path).isDirectory();
  const name = `${relative(root, path).split(sep).join('/')}${isFolder ? '/' : ''}`;
  if (NOT_SOURCE.some((pattern) => pattern.test(name))) return [];
  return isFolder ? readdirSync(path).flatMap((child) => filesBelow(root, join(path, child))) : [name];
}
