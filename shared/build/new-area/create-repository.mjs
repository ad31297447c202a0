import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyModel, refuseWrongName, renamed } from './model.mjs';

/** A package leaves out files of these names, so they lie there under others. */
const NAMES = { gitignore: '.gitignore', 'manifest.json': 'package.json' };

/**
 * Writes a repository with one area: the same files that an area of the workspace begins with, and what a repository of
 * its own needs around them.
 *
 * @param {string} source folder of the package `@mosaico/create-area`
 * @param {string} target new folder, or an empty one
 * @param {string} name e.g. `lucky-draws`
 * @throws Error that says what is wrong; nothing is written then
 */
export function createRepository(source, target, name) {
  refuseWrongName(name);
  if (existsSync(target) && readdirSync(target).some((file) => file !== '.git'))
    throw new Error(`${target} is not empty`);
  copyModel(join(source, 'model'), target, name);
  for (const file of readdirSync(join(source, 'repository'))) {
    const text = readFileSync(join(source, 'repository', file), 'utf8');
    writeFileSync(join(target, NAMES[file] ?? file), renamed(file, text, name));
  }
}
