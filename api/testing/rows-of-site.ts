import { sql } from 'kysely';
import type { Db } from '../src/db/tables.ts';

/** Shorter texts and smaller numbers are met by chance. */
const MARK_LENGTH = 6;
const MARK_NUMBER = 1_000_000;
const INSTANT = /^\d{4}-\d\d-\d\d(T|$)/;

export type RowsOfSite = Readonly<Record<string, readonly unknown[]>>;

/** All that the database holds of a site, table by table. */
export async function rowsOfSite(db: Db, siteKey: string): Promise<RowsOfSite> {
  const rows: Record<string, readonly unknown[]> = {};
  for (const table of await tablesWithSite(db)) {
    const { rows: found } = await sql<{ row: unknown }>`
      select to_jsonb(each) as row from ${sql.table(table)} each where site_key = ${siteKey} order by to_jsonb(each)::text`.execute(
      db,
    );
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

/** Tables that say of each row whose it is. */
export async function tablesWithSite(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'site_key' and table_type = 'BASE TABLE' order by table_name`.execute(
    db,
  );
  return rows.map(({ table_name }) => table_name);
}

/**
 * Values by which data of one site would be recognised in an answer of the other: texts, ids, hashes, order numbers.
 * Found in the rows, so a new table is covered by itself.
 */
export function marksOf(site: RowsOfSite, other: RowsOfSite): readonly string[] {
  const elsewhere = new Set(valuesIn(other));
  return [...new Set(valuesIn(site))].filter((value) => !elsewhere.has(value));
}

function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= MARK_LENGTH && !INSTANT.test(value) ? [value] : [];
  if (typeof value === 'number') return Math.abs(value) >= MARK_NUMBER ? [String(value)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}
