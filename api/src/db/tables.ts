import type { Kysely, Transaction } from 'kysely';

/**
 * Every table, with the column names as in SQL (snake_case). Each folder adds its own in its `tables.ts`:
 *
 *     declare module '../db/tables.ts' {
 *       interface Tables extends LedgerTables {}
 *     }
 *
 * Values: bigint is a number (checked to be a safe integer), timestamptz a Date, date the text `YYYY-MM-DD`,
 * numeric a text (never money), jsonb is written with JSON.stringify (see column-types.ts).
 */
export interface Tables {}

/** The database, outside any transaction. */
export type Db = Kysely<Tables>;

/** An open transaction. Inside one, every query goes through it: on PGlite a query through `Db` would wait for ever. */
export type Tx = Transaction<Tables>;
