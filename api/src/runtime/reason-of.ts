import { sqlState } from '../db/sql-state.ts';

/** What a log may say of an error: messages of the database can quote the values of a row. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an Error';
  const state = sqlState(error);
  return state ? `SQLSTATE ${state}` : `${error.name}: ${error.message}`;
}
