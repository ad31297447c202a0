import { sqlState } from '../../db/sql-state.ts';
import type { Log } from '../../deps.ts';

/**
 * Does `work` again and again, with a pause between the end of one round and the start of the next. A failed round is
 * logged; the next one comes all the same.
 *
 * @returns stops it
 */
export function pollEvery(
  pauseMs: number,
  work: () => Promise<unknown>,
  { log, name }: { readonly log: Log; readonly name: string },
): () => void {
  let isStopped = false;
  let timer = setTimeout(round, pauseMs);
  async function round(): Promise<void> {
    await work().catch((error: unknown) =>
      log.error({ job: name, reason: reasonOf(error) }, 'a round of a job failed'),
    );
    if (!isStopped) timer = setTimeout(round, pauseMs);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** What a log may say of an error: texts of the database can quote the values of a row. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const state = sqlState(error);
  return state ? `SQLSTATE ${state}` : `${error.name}: ${error.message}`;
}
