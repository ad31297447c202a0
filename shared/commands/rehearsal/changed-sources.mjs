import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup.mjs';

/** Above every number that a migration has. */
const MIGRATION = '9999_rehearsal.sql';
/** As a real one: a column and an index on a table that every call of a member reads. */
const SQL = `alter table members add column rehearsal_note text;
create index members_rehearsal on members (rehearsal_note) where rehearsal_note is not null;
`;

/**
 * The next version of the API: the sources as they are, with one more migration.
 *
 * @returns {string} folder that holds `api/`
 */
export function nextApi(folder) {
  const api = path.join(folder, 'api');
  mkdirSync(api, { recursive: true });
  for (const part of ['src', 'migrations', 'package.json'])
    cpSync(path.join(ROOT, 'api', part), path.join(api, part), { recursive: true });
  for (const modules of ['node_modules', 'api/node_modules'])
    symlinkSync(path.join(ROOT, modules), path.join(folder, modules));
  writeFileSync(path.join(api, 'migrations', MIGRATION), SQL);
  return folder;
}

/**
 * Another release of an area with the same files, under a version of its own.
 *
 * @param {string} build folder of the release
 * @returns {string} its version
 */
export function otherRelease(build, folder) {
  cpSync(build, folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  const version = release.version.replace(/-b.*/, '-b0000000000');
  writeFileSync(file, JSON.stringify({ ...release, version }));
  return version;
}
