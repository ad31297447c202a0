import type { RunScript } from './database.ts';

/** An index that a migration makes. */
export interface MigrationIndex {
  readonly name: string;
  /** `create index … on …;` as it stands in the file. */
  readonly statement: string;
}

const CREATE_INDEX = /^create (?:unique )?index (?:if not exists )?(\w+) on \w[^;]*;/gm;

/** The indexes of a migration, in their order. Pure. */
export function indexesOf(sql: string): readonly MigrationIndex[] {
  return [...sql.matchAll(CREATE_INDEX)].map(([statement, name = '']) => ({ name, statement }));
}

/** What a build ahead of its migration leaves on the index: an index that is only called the same is not taken for it. */
export const markOf = (statement: string) => `built ahead: ${statement.replaceAll(/\s+/g, ' ')}`;

/** A migration without the statements of indexes that were built ahead of it (`prepareUpgrade`). */
export async function withoutBuiltIndexes(run: RunScript, sql: string): Promise<string> {
  let rest = sql;
  for (const { name, statement } of indexesOf(sql)) {
    const [index] = await run(
      `select obj_description(to_regclass('${name}'), 'pg_class') as mark from pg_index where indexrelid = to_regclass('${name}') and indisvalid`,
    );
    if (index?.['mark'] === markOf(statement)) rest = rest.replace(statement, '');
  }
  return rest;
}
