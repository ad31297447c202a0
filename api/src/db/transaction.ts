import { sqlState } from './sql-state.ts';
import type { Db, Tx } from './tables.ts';

const MAX_ATTEMPTS = 4;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * Runs `work` in one transaction (read committed): all of it is written when it returns, nothing when it throws.
 *
 * @param work may run again, up to 3 times more, when PostgreSQL breaks a deadlock; so it touches nothing but `tx`
 * @returns what `work` returns, after the commit
 * @throws what `work` throws, and the constraint errors that show only at commit
 * Source: G41.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isWorthAnotherTry(error)) throw error;
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
}
