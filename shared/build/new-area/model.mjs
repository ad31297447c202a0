import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Plain JavaScript: commands use this before anything is installed, with whatever Node the machine has.

/** Names of parts of the project, of areas that tests make, and of paths that belong to the edge. */
const RESERVED =
  /^(?:shell|shared|edge|api|e2e|docs|sample|faulty|assets|mailbox|offline|provider|psp|releases)$/;

/**
 * @param {string} name e.g. `lucky-draws`
 * @throws Error that says what is wrong with it
 */
export function refuseWrongName(name) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length < 2 || name.length > 31)
    throw new Error(
      `"${name}" is no name for an area: small letters, digits and single hyphens, 2 to 31 of them`,
    );
  if (name.startsWith('mf-')) throw new Error(`Give the name without mf-: ${name.slice(3)}`);
  if (RESERVED.test(name)) throw new Error(`"${name}" is reserved: choose another name`);
}

/** Copies the files of the model area, under the name of the new one. */
export function copyModel(from, to, name) {
  for (const file of filesIn(from)) {
    const target = join(to, file.replaceAll('Sample', joined(name)));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, renamed(file, readFileSync(join(from, file), 'utf8'), name));
  }
}

/** Texts say `Lucky draws`, code says `LuckyDraws`, addresses say `lucky-draws`. */
export function renamed(file, text, name) {
  const title = /\.(?:json|md)$/.test(file) ? spoken(name) : joined(name);
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
