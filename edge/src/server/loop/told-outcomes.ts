import { randomBytes } from 'node:crypto';
import { databaseOf } from '../../registry/attached-database.ts';
import { DatabaseAway } from '../../registry/database/connection.ts';
import type { LineFiles } from './line-files.ts';

/** What waits during an outage; of what is beyond that the other machines hear nothing. */
const MOST_WAITING = 20_000;

/**
 * Lets the edges of all machines with a copy of a registry hear each other's lines, through its database. Lines may come twice, and in any
 * order. During an outage an edge goes by what its own machine knows.
 */
export function withOtherMachines(files: LineFiles, registry: string, keptMs: number): LineFiles {
  const found = databaseOf(registry);
  if (!found) return files;
  const database = found;
  const source = randomBytes(8).toString('hex');
  let waiting: string[] = [];
  let last = 0;

  async function tell(): Promise<void> {
    if (waiting.length === 0) return;
    const telling = waiting;
    waiting = [];
    await database.tellOutcomes(source, telling.join('')).catch((error: unknown) => {
      waiting = [...telling, ...waiting].slice(-MOST_WAITING);
      throw error;
    });
  }

  return {
    ...files,
    add(line) {
      const isTaken = files.add(line);
      if (isTaken) waiting.push(line);
      return isTaken;
    },
    async flush() {
      await files.flush();
      await unlessAway(tell());
    },
    async readNew(onLine) {
      await files.readNew(onLine);
      const onLines = (text: string) => text.split('\n').filter(Boolean).forEach(onLine);
      await unlessAway(
        database.outcomesAfter(last, source, onLines).then((reached) => void (last = reached)),
      );
    },
    async prune() {
      await files.prune();
      await unlessAway(database.forgetOutcomes(keptMs));
    },
  };
}

/** Whoever follows the registry tells that its database is away. */
async function unlessAway(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof DatabaseAway)) throw error;
  });
}
