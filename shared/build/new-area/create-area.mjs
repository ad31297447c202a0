import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releasedFolders } from '../workspace.mjs';

// Plain JavaScript: the command runs before anything is installed, with whatever Node the machine has.

/** A complete area that browser tests build, release and open; a new area is a copy of it under its own name. */
export const MODEL = 'e2e/fixtures/mf-sample';

/** Names of parts of the project, of areas that tests make, and of paths that belong to the edge. */
const RESERVED =
  /^(?:shell|shared|edge|api|e2e|docs|sample|faulty|assets|mailbox|offline|provider|psp|releases)$/;

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
  for (const file of filesIn(join(root, MODEL))) {
    const target = join(root, folder, file.replaceAll('Sample', joined(name)));
    const text = readFileSync(join(root, MODEL, file), 'utf8');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, renamed(file, text, name));
  }
  return folder;
}

/** Texts say `Lucky draws`, code says `LuckyDraws`, addresses say `lucky-draws`. */
function renamed(file, text, name) {
  const title = file.endsWith('.json') ? spoken(name) : joined(name);
  return text.replaceAll('Sample', title).replaceAll('sample', name);
}

function joined(name) {
  return name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
}

function spoken(name) {
  return (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      !/(?:^|[\\/])(?:node_modules|dist)(?:[\\/]|$)/.test(file) && statSync(join(folder, file)).isFile(),
  );
}

function refuseName(root, name) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length < 2 || name.length > 31)
    throw new Error(
      `"${name}" is no name for an area: small letters, digits and single hyphens, 2 to 31 of them`,
    );
  if (name.startsWith('mf-')) throw new Error(`Give the name without mf-: ${name.slice(3)}`);
  if (RESERVED.test(name)) throw new Error(`"${name}" is reserved: choose another name`);
  if (existsSync(join(root, `mf-${name}`))) throw new Error(`There is an area "${name}" already: mf-${name}`);
  const owner = releasedFolders(root).find((folder) => routesOf(root, folder).includes(`/${name}`));
  if (owner) throw new Error(`The path /${name} belongs to ${owner}: choose another name`);
}

function routesOf(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, 'area.json'), 'utf8')).routes.map(({ path }) => path);
}
