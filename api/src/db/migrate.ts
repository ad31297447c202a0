import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database, RunScript } from './database.ts';
import { withoutBuiltIndexes } from './built-indexes.ts';
import { unavailabilityOf } from './unavailable.ts';
import { MIGRATION_LIMITS } from './work.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;
/** Any number, the same in every process: who migrates holds this advisory lock. */
const LOCK_ID = 727_001;

/** A migration that is already applied has another text now. Migrations are never edited: add a new one. */
export class MigrationChanged extends Error {
  override readonly name = 'MigrationChanged';
  constructor(file: string) {
    super(
      `Migration ${file} was changed after it was applied. Restore it and put the change into a new file.`,
    );
  }
}

/** A migration comes before one that is applied already: on another database they would run in another order. */
export class MigrationOutOfOrder extends Error {
  override readonly name = 'MigrationOutOfOrder';
  constructor(file: string, applied: string) {
    super(
      `Migration ${file} comes before ${applied}, which is applied already. Give it a number above that; nothing was changed.`,
    );
  }
}

/** A numbered file. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Brings the schema up to date: applies the numbered files that are not applied yet, in order, each in its own transaction.
 * Safe to call at every start and from several processes at once.
 *
 * @param folder of files named `0001_what_it_does.sql`; api/migrations unless given
 * @returns the names applied now
 * @throws MigrationChanged, MigrationOutOfOrder before anything is applied; or the SQL error of a failed file, with its name,
 *   after rolling that file back
 */
export async function migrate(database: Database, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  return database.withSession(async (run) => {
    if (database.engine === 'postgres') {
      // Held until the session ends.
      await run(`select pg_advisory_lock(${LOCK_ID})`);
      await run(`set lock_timeout = ${MIGRATION_LIMITS.lockMs}`);
    }
    const pending = await pendingMigrations(run, folder);
    for (const migration of pending) await applyInTurn(run, migration);
    return pending.map(({ name }) => name);
  });
}

/**
 * The migrations that are not applied yet, in their order.
 *
 * @param folder as `migrate` takes it
 * @throws MigrationChanged, MigrationOutOfOrder
 */
export async function pendingMigrations(
  run: RunScript,
  folder: string = MIGRATIONS_FOLDER,
): Promise<readonly Migration[]> {
  const migrations = await readMigrations(folder);
  await run(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const rows = await run('select name, checksum from schema_migrations order by name');
  const applied = new Map(rows.map((row) => [String(row['name']), row['checksum']]));
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) throw new MigrationChanged(name);
  }
  const last = [...applied.keys()].at(-1);
  const late = pending.find(({ name }) => last !== undefined && numberOf(name) <= numberOf(last));
  if (late && last !== undefined) throw new MigrationOutOfOrder(late.name, last);
  return pending;
}

function numberOf(name: string): number {
  return Number.parseInt(name, 10);
}

/** Gives way to those who use the table, and tries again. */
async function applyInTurn(run: RunScript, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(run, migration);
    } catch (error) {
      const isInUse = error instanceof Error && unavailabilityOf(error.cause) === 'locked';
      if (!isInUse || attempt === MIGRATION_LIMITS.attempts) throw error;
      await setTimeout(MIGRATION_LIMITS.pauseMs);
    }
  }
}

/** The name and the checksum are plain letters and digits by construction, so they can stand in the text. */
async function apply(run: RunScript, { name, sql, checksum }: Migration): Promise<void> {
  await run('begin');
  try {
    await run(await withoutBuiltIndexes(run, sql));
    await run(`insert into schema_migrations (name, checksum) values ('${name}', '${checksum}')`);
    await run('commit');
  } catch (error) {
    // A connection that is lost has rolled back, and says so here once more.
    await run('rollback').catch(() => []);
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have changed the line ends.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
