import { databaseOf } from './attached-database.ts';
import { followDatabase } from './lock.ts';

/** Looks anew even if nobody has told of a change: a message can be lost, such as while the connection was. */
const POLL_MS = 3_000;

interface Log {
  warn(details: object, text: string): void;
  info(text: string): void;
}

/**
 * Keeps a copy up to date: at once when the database tells of a change, and every few seconds in any case. While the database is away
 * the copy stays as it is. A folder that is the registry itself needs nothing.
 */
export function followRegistry(registry: string, log: Log, pollMs = POLL_MS): { close(): Promise<void> } {
  const found = databaseOf(registry);
  if (!found) return { close: async () => {} };
  const database = found;
  let unlisten: (() => Promise<void>) | null = null;
  let working: Promise<void> | null = null;
  let isWanted = false;
  let isAway = false;
  let isClosed = false;

  /** One at a time; what changes meanwhile is looked at afterwards. */
  function look(): void {
    isWanted = true;
    working ??= untilNothingIsWanted().finally(() => (working = null));
  }

  async function untilNothingIsWanted(): Promise<void> {
    while (isWanted && !isClosed) {
      isWanted = false;
      await once().catch((error: unknown) => {
        if (!isAway)
          log.warn({ err: error }, 'the registry cannot be followed; what was read last is served');
        isAway = true;
      });
    }
  }

  async function once(): Promise<void> {
    await database.open();
    unlisten ??= await database.listen(look, () => (unlisten = null));
    await followDatabase(registry, database);
    if (isAway) log.info('the registry is followed again');
    isAway = false;
  }

  const poll = setInterval(look, pollMs).unref();
  look();
  return {
    async close() {
      isClosed = true;
      clearInterval(poll);
      await working;
      await unlisten?.();
    },
  };
}
