import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedFolders } from '../workspace.mjs';
import { copyModel, refuseWrongName } from './model.mjs';

// Plain JavaScript: the command runs before anything is installed, with whatever Node the machine has.

/** A complete area that browser tests build, release and open; a new area is a copy of it under its own name. */
export const MODEL = 'e2e/fixtures/mf-sample';

/**
 * Writes the package `mf-<name>`.
 *
 * @param {string} root folder of the workspace
 * @param {string} name e.g. `lucky-draws`
 * @returns {string} the new folder, relative to the workspace
 * @throws Error that says what is wrong with the name; nothing is written then
 */
export function createArea(root, name) {
  refuseName(root, name);
  const folder = `mf-${name}`;
  copyModel(join(root, MODEL), join(root, folder), name);
  return folder;
}

function refuseName(root, name) {
  refuseWrongName(name);
  if (existsSync(join(root, `mf-${name}`))) throw new Error(`There is an area "${name}" already: mf-${name}`);
  const owner = releasedFolders(root).find((folder) => routesOf(root, folder).includes(`/${name}`));
  if (owner) throw new Error(`The path /${name} belongs to ${owner}: choose another name`);
}

function routesOf(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, 'area.json'), 'utf8')).routes.map(({ path }) => path);
}
