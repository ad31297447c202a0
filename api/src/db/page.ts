import type { SelectQueryBuilder } from 'kysely';

/** Which rows of a list: page from 1, `limit` rows each (G28). */
export interface Page {
  readonly page: number;
  readonly limit: number;
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
