import type { SelectQueryBuilder } from 'kysely';
import type { Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from './deps.ts';

/** Which rows a job takes, and for how long they are its own. */
export interface Due<DB, Table extends keyof DB, Row> {
  /** Those that are due, in the order in which they are taken. */
  readonly rows: (tx: Tx, now: Date) => SelectQueryBuilder<DB, Table, Row>;
  /** Puts the time at which a row is due off to the end of the lease. */
  readonly postpone: (tx: Tx, row: Row, leaseEnd: Date) => Promise<unknown>;
  /** Longer than one attempt can take: until then no other process works on the same row. */
  readonly leaseMs: number;
}

/** A row, and until when it is this process's. */
export type Taken<Row> = Row & { readonly leaseEnd: Date };

/** So many are taken at once. */
const BATCH = 20;

/**
 * Takes rows that are due under a lease, so that two processes do not work on the same one at once. Rows that another process is just taking
 * are left to it. When this process ends before its work is done, the lease ends and the rows are due again.
 */
export async function takeDue<DB, Table extends keyof DB, Row>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { rows, postpone, leaseMs }: Due<DB, Table, Row>,
): Promise<readonly Taken<Row>[]> {
  const now = clock.now();
  const leaseEnd = new Date(now.getTime() + leaseMs);
  return transaction(db, async (tx) => {
    const due = await rows(tx, now).limit(BATCH).forUpdate().skipLocked().execute();
    for (const row of due) await postpone(tx, row, leaseEnd);
    return due.map((row) => ({ ...row, leaseEnd }));
  });
}
