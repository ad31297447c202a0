/** One page of a list, and where the next one begins. */
export interface RecordPage<Row> {
  readonly list: readonly Row[];
  readonly next: string | null;
}

/** Rows of all pages, asked for one after the other. @throws what asking throws: then there is no table, never half of one */
export async function everyPage<Row>(ask: (before?: string) => Promise<RecordPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let page = await ask();
  rows.push(...page.list);
  while (page.next !== null) {
    page = await ask(page.next);
    rows.push(...page.list);
  }
  return rows;
}
