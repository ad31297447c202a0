import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { ExportedTable } from './catalogue/exported-table.ts';

/** So many rows are read at once. */
const ROWS_AT_ONCE = 1_000;
const CURSOR = 'cursor_of_export';

export type ExportedRow = Readonly<Record<string, unknown>>;

/** The rows of a table that are the member's, some at a time, each once: those that come in meanwhile stand behind or are not read. */
export async function* rowsOf(
  db: Db,
  table: ExportedTable,
  member: MemberKey,
): AsyncGenerator<readonly ExportedRow[]> {
  let after: readonly string[] | null = null;
  do {
    const { rows }: { rows: readonly Record<string, unknown>[] } = await page(table, member, after).execute(
      db.lane('jobs'),
    );
    const last = rows.at(-1)?.[CURSOR] as readonly string[] | undefined;
    if (rows.length > 0) yield rows.map(withoutCursor);
    after = last && rows.length === ROWS_AT_ONCE ? last : null;
  } while (after);
}

function withoutCursor(row: ExportedRow): ExportedRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== CURSOR));
}

/** Names of the columns in the archive, in their order. */
export function columnsOf({ columns, lookups = {}, words }: ExportedTable): readonly string[] {
  return [...columns, ...Object.keys(lookups), ...(words?.columns ?? [])];
}

function page(table: ExportedTable, member: MemberKey, after: readonly string[] | null) {
  const { columns, lookups = {}, order } = table;
  const places = order.map((name) => sql.ref(name));
  const chosen = [
    ...columns.map((name) => sql`${sql.ref(name)}`),
    ...Object.entries(lookups).map(([name, query]) => sql`(${sql.raw(query)}) as ${sql.ref(name)}`),
    // As texts: an instant of the database is finer than one of JavaScript.
    sql`json_build_array(${sql.join(places.map((place) => sql`${place}::text`))}) as ${sql.ref(CURSOR)}`,
  ];
  const behind = after ? sql`and (${sql.join(places)}) > (${sql.join(after)})` : sql``;
  return sql<Record<string, unknown>>`select ${sql.join(chosen)} from ${sql.table(table.table)}
    where ${isOfSite(table, member)} and ${isOwn(table, member)} ${behind} order by ${sql.join(places)} limit ${sql.lit(ROWS_AT_ONCE)}`;
}

function isOfSite({ isWithoutSite }: ExportedTable, { siteKey }: MemberKey): RawBuilder<unknown> {
  return isWithoutSite ? sql`true` : sql`site_key = ${siteKey}`;
}

function isOwn({ owner }: ExportedTable, member: MemberKey): RawBuilder<unknown> {
  if (typeof owner === 'string') return sql`${sql.ref(owner)} = ${member.memberId}`;
  return sql`${sql.ref(owner.column)} in (${filled(owner.among, member)})`;
}

/** Puts the values in the place of `:site` and `:member`. */
function filled(query: string, { siteKey, memberId }: MemberKey): RawBuilder<unknown> {
  const parts = query.split(/(:site|:member)/).map((part) => {
    if (part === ':site') return sql`${siteKey}`;
    return part === ':member' ? sql`${memberId}` : sql.raw(part);
  });
  return sql.join(parts, sql``);
}
