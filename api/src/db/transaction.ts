import type { Kysely, RawBuilder } from 'kysely';
import { sqlState } from './sql-state.ts';
import type { Db, Tables, Tx } from './tables.ts';
import type { Work } from './work.ts';

const MAX_ATTEMPTS = 4;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * Runs `work` in one transaction (read committed): all of it is written when it returns, nothing when it throws.
 *
 * @param work may run again, up to 3 times more, when PostgreSQL breaks a deadlock; so it touches nothing but `tx`
 * @param kind whose connections and limits it has, all attempts together; `money` for what moves money
 * @returns what `work` returns, after the commit
 * @throws what `work` throws, the constraint errors that show only at commit, and what `unavailabilityOf` knows: then nothing
 *   is written, unless the connection was lost while committing
 * Source: G41.
 */
export async function transaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  kind: Work = 'writes',
): Promise<Result> {
  return db
    .lane(kind)
    .connection()
    .execute((connection) =>
      attempt(() => connection.transaction().setIsolationLevel('read committed').execute(work)),
    );
}

/**
 * Runs one statement that needs no other in its transaction: a call of a function that writes. It is committed by itself, and
 * run again like the work of a `transaction`.
 *
 * @returns the row it answers
 * @throws like `transaction`
 * Source: G41.
 */
export async function statement<Row>(db: Db, call: RawBuilder<Row>, kind: Work): Promise<Row> {
  return db
    .lane(kind)
    .connection()
    .execute((connection: Kysely<Tables>) =>
      attempt(async () => {
        const { rows } = await call.execute(connection);
        if (rows[0] === undefined) throw new Error('the statement answered no row');
        return rows[0];
      }),
    );
}

/** All attempts are made on one connection, because its limit of time is the limit of the whole. */
async function attempt<Result>(once: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await once();
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !isWorthAnotherTry(error)) throw error;
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
}
