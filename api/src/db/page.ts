import { sql, type SelectQueryBuilder } from 'kysely';

/** Which rows of a list: page from 1, `limit` rows each (G28). */
export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** The same of a list that grows at its top: `before`, the `next` of an earlier page, wins over `page`. */
export interface CursorPage extends Page {
  readonly before?: string | undefined;
}

/** The rows of one page. The query is in an order that leaves no two rows equal, or pages overlap. */
export function onPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  page: Page,
): SelectQueryBuilder<DB, TB, O> {
  return query.limit(page.limit).offset(rowsBefore(page));
}

/** How many rows stand on the pages before. */
export function rowsBefore({ page, limit }: Page): number {
  return (page - 1) * limit;
}

/** What a list is ordered by, the newest first: an instant of whole milliseconds, then an id. */
interface NewestFirst<Row> {
  readonly at: string;
  readonly id: string;
  readonly of: (row: Row) => { readonly at: Date; readonly id: number };
}

/**
 * One page of a list that grows at its top, the newest row first, and how many rows the whole list has. With `before` it begins right
 * after the last row of the page that gave it, whatever has come in since. Source: G28.
 */
export async function newestRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  page: CursorPage,
  order: NewestFirst<O>,
): Promise<{ rows: O[]; total: number; next: string | null }> {
  const { total } = await query
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  const [at, id] = [sql.ref(order.at), sql.ref(order.id)];
  const place = page.before === undefined ? null : numbersOf(page.before);
  const placed = place
    ? query.where(sql<boolean>`(${at}, ${id}) < (${new Date(place[0])}::timestamptz, ${place[1]}::bigint)`)
    : query.offset(rowsBefore(page));
  const found = await placed
    .orderBy(at, 'desc')
    .orderBy(id, 'desc')
    .limit(page.limit + 1)
    .execute();
  const cut = cutPage(found, page.limit, (row) => {
    const last = order.of(row);
    return `${last.at.getTime()}.${last.id}`;
  });
  return { ...cut, total };
}

/** Takes one row more than a page has apart: it only says that there is a next page. @param cursorOf place of a page's last row */
export function cutPage<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** The numbers of a cursor, as `cursorPaging` of the contract lets it in; the second one is 0 where there is none. */
export function numbersOf(cursor: string): readonly [number, number] {
  const [first = 0, second = 0] = cursor.split('.').map(Number);
  return [first, second];
}
