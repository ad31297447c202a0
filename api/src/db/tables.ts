import { Kysely, type Dialect, type Transaction } from 'kysely';
import type { Unavailability } from './unavailable.ts';
import type { Work } from './work.ts';

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

/**
 * The database, outside any transaction. Queries on it are reads; what writes without a transaction goes through
 * `lane('writes')`, so that rows that are stuck take no connection of the readers.
 */
export class Db extends Kysely<Tables> {
  /** The same database over the connections of a kind of work. PGlite has one connection for all. */
  readonly lane: (work: Work) => Kysely<Tables>;
  /** Why the database cannot be used now; null when it can. Answers within a second, whatever state it is in. */
  readonly trouble: () => Promise<Unavailability | null>;

  constructor(
    dialect: Dialect,
    { lane, trouble }: { lane?: Db['lane']; trouble: () => Promise<Unavailability | null> },
  ) {
    super({ dialect });
    this.lane = lane ?? (() => this);
    this.trouble = trouble;
  }
}

/** An open transaction. Inside one, every query goes through it: on PGlite a query through `Db` would wait for ever. */
export type Tx = Transaction<Tables>;
