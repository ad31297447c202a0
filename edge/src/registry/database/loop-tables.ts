import type { Query } from './registry-database.ts';

/** A number that comes first may become visible last: so many are read again. What is read twice counts once. */
const READ_AGAIN = 200;
const MOST_ROWS = 2_000;

/** Name of the key that page views are signed with. */
export const VIEWS_KEY = 'views';

/** What edges on several machines tell each other. */
export interface LoopTables {
  /** The key of this name; the first who offers one has made it. */
  sharedKeyOf(name: string, offered: string): Promise<string>;
  tellOutcomes(source: string, lines: string): Promise<void>;
  /** What others have told since `after`. @returns where to go on */
  outcomesAfter(after: number, source: string, onLines: (lines: string) => void): Promise<number>;
  forgetOutcomes(olderThanMs: number): Promise<void>;
}

export function loopTables(query: Query): LoopTables {
  return {
    async sharedKeyOf(name, offered) {
      const known = await query('select key from shared_keys where name = $1', [name]);
      if (known[0]) return String(known[0]['key']);
      await query('insert into shared_keys (name, key) values ($1, $2) on conflict do nothing', [
        name,
        offered,
      ]);
      const [row] = await query('select key from shared_keys where name = $1', [name]);
      return String(row?.['key']);
    },
    async tellOutcomes(source, lines) {
      await query('insert into outcomes (source, lines) values ($1, $2)', [source, lines]);
    },
    async outcomesAfter(after, source, onLines) {
      let last = after;
      for (;;) {
        const from = last === after ? after - READ_AGAIN : last;
        const rows = await query(
          'select id, source, lines from outcomes where id > $1 order by id limit $2',
          [from, MOST_ROWS],
        );
        for (const row of rows) if (row['source'] !== source) onLines(String(row['lines']));
        last = Math.max(last, Number(rows.at(-1)?.['id'] ?? 0));
        if (rows.length < MOST_ROWS) return last;
      }
    },
    async forgetOutcomes(olderThanMs) {
      await query("delete from outcomes where at < clock_timestamp() - $1 * interval '1 millisecond'", [
        olderThanMs,
      ]);
    },
  };
}
