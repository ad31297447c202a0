import { sql } from 'kysely';
import type { Tx } from '../src/db/tables.ts';

/** Rows of tables that this transaction has read so far. */
export async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables`.execute(
    tx,
  );
  return rows[0]?.read ?? 0;
}
