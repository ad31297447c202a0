import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { RegistryError } from '../registry-error.ts';
import { SCHEMA } from './connection.ts';

const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number, the same in every process, and none of those that the API locks. */
const LOCK_ID = 727_101;

/**
 * Applies the files of `edge/migrations` that this database does not have yet, in their order and all together. They are never
 * edited once they have landed. Who may not change the schema uses it as it is, if it is complete.
 * @throws RegistryError when a file was changed, or this user may not bring the schema up to date
 */
export async function migrate(client: Client): Promise<void> {
  const files = await migrationFiles();
  if ((await pendingIn(client, files)).length === 0) return;
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_ID]);
    await client.query(`create schema if not exists ${SCHEMA}`);
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    for (const { name, sql, checksum } of await pendingIn(client, files)) {
      await client.query(sql);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function migrationFiles(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(FOLDER, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function pendingIn(client: Client, files: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows: found } = await client.query<{ made: boolean }>(
    `select to_regclass('${SCHEMA}.migrations') is not null as made`,
  );
  if (found[0]?.made !== true) return files;
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = files.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) throw new RegistryError(`The migration ${changed.name} was changed after it was applied`);
  return files.filter(({ name }) => !applied.has(name));
}
