import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript: the commands ask before anything is installed, with whatever Node the machine has.

const WORKSPACE_ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const SHELL = 'shell';

/**
 * Folders that are released, the shell first, because the gate judges the areas by it: every one with an `area.json`.
 * A new area is built, released, developed and tested because it is found here.
 *
 * @returns {string[]} relative to the workspace, e.g. `mf-games`
 */
export function releasedFolders(root = WORKSPACE_ROOT) {
  const folders = foldersIn(root).filter((folder) => existsSync(join(root, folder, 'area.json')));
  return folders.sort((a, b) => Number(b === SHELL) - Number(a === SHELL) || (a < b ? -1 : 1));
}

/**
 * Packages that are part of no release and build themselves, by the script `build` of their package.json. The script
 * decides whether there is anything to do.
 *
 * @returns {string[]} relative to the workspace, e.g. `api/sandbox-games`
 */
export function selfBuiltFolders(root = WORKSPACE_ROOT) {
  const outer = foldersIn(root);
  const inner = outer.flatMap((folder) => foldersIn(join(root, folder)).map((name) => `${folder}/${name}`));
  return [...outer, ...inner].filter((folder) => {
    const manifest = join(root, folder, 'package.json');
    return existsSync(manifest) && Boolean(JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build);
  });
}

/**
 * Name under which a folder is released: `games` for mf-games, `shell` for shell.
 * @param {string} folder relative or absolute
 */
export function areaNameOf(folder) {
  return basename(folder).replace(/^mf-/, '');
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^(?:node_modules|dist)$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}
