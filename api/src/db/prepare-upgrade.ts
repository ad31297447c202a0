import { indexesOf, markOf, type MigrationIndex } from './built-indexes.ts';
import type { Database, RunScript } from './database.ts';
import { pendingMigrations } from './migrate.ts';
import { sqlState } from './sql-state.ts';

/** What became of an index: `left` to its migration, which makes its table or a column of it first. */
export interface PreparedIndex {
  readonly name: string;
  readonly migration: string;
  readonly outcome: 'built' | 'standing' | 'left';
  readonly seconds: number;
}

const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';
const UNDEFINED_OBJECT = '42704';
const UNDEFINED_FUNCTION = '42883';
/** What the index needs is made by a migration that comes first. */
const NOT_YET = [UNDEFINED_TABLE, UNDEFINED_COLUMN, UNDEFINED_OBJECT, UNDEFINED_FUNCTION];

/**
 * Builds the indexes of the migrations that are to come, while the release before goes on: a migration builds an index in its
 * transaction, in which nobody can write to the table; here they can. The migration then finds it built. May be ended and run again.
 *
 * @param folder of migrations; api/migrations unless given
 * @param now milliseconds that only grow
 * @throws the SQL error of an index that cannot be built, such as of rows that are there twice: the migration would fail alike
 */
export async function prepareUpgrade(
  database: Database,
  now: () => number,
  folder?: string,
): Promise<readonly PreparedIndex[]> {
  if (database.engine === 'pglite') return [];
  return database.withSession(async (run) => {
    const prepared: PreparedIndex[] = [];
    for (const { name: migration, sql } of await pendingMigrations(run, folder))
      for (const index of indexesOf(sql)) {
        const begin = now();
        const outcome = await prepare(run, index);
        prepared.push({ name: index.name, migration, outcome, seconds: (now() - begin) / 1000 });
      }
    return prepared;
  });
}

async function prepare(
  run: RunScript,
  { name, statement }: MigrationIndex,
): Promise<PreparedIndex['outcome']> {
  const [found] = await run(
    `select indisvalid as valid, obj_description(indexrelid, 'pg_class') as mark from pg_index where indexrelid = to_regclass('${name}')`,
  );
  if (found?.['valid'] === true) return found['mark'] === markOf(statement) ? 'standing' : 'left';
  // A build that was ended leaves an index that nobody uses.
  if (found) await run(`drop index concurrently ${name}`);
  try {
    await run(statement.replace(/^create (unique )?index (if not exists )?/, 'create $1index concurrently '));
  } catch (error) {
    if (NOT_YET.includes(sqlState(error) ?? '')) return 'left';
    throw error;
  }
  await run(`comment on index ${name} is '${markOf(statement).replaceAll("'", "''")}'`);
  return 'built';
}
