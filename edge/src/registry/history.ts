import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { appendDurably } from './durable-write.ts';
import { errorCode } from './registry-error.ts';
import { historyEntrySchema, type HistoryEntry } from './registry-map.ts';

const LINE_END = 0x0a;

function historyFile(registry: string): string {
  return join(registry, 'history.jsonl');
}

/** The history as its file has it. */
export interface History {
  /** Every change that can be read, the oldest first. A last line that was never finished does not count. */
  readonly entries: HistoryEntry[];
  /** What cannot be read, for the person who asks: one text for each line. */
  readonly damage: string[];
  /** Whether the latest change is among what cannot be read. */
  readonly isLatestDamaged: boolean;
}

/**
 * Reads the history. A damaged line is left out, so that a rollback is possible all the same, and named in `damage`: the
 * caller shows it.
 */
export async function readHistory(registry: string): Promise<History> {
  const text = (await readBytes(registry)).toString('utf8');
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1)
    .map(parseLine);
  return {
    entries: lines.filter((entry) => entry !== null),
    damage: lines.flatMap((entry, index) =>
      entry ? [] : [`Line ${index + 1} of ${historyFile(registry)} is damaged and left out`],
    ),
    isLatestDamaged: lines.at(-1) === null,
  };
}

/** Adds the next change; from here on it has happened. */
export async function appendHistory(registry: string, entry: HistoryEntry): Promise<void> {
  await appendDurably(historyFile(registry), JSON.stringify(entry));
}

/** Drops a last line that a killed process has left unfinished. Only under the lock. */
export async function dropTornLine(registry: string): Promise<void> {
  const bytes = await readBytes(registry);
  const end = bytes.lastIndexOf(LINE_END) + 1;
  if (end < bytes.length) await truncate(historyFile(registry), end);
}

async function readBytes(registry: string): Promise<Buffer> {
  return await readFile(historyFile(registry)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
}

function parseLine(line: string): HistoryEntry | null {
  try {
    return historyEntrySchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
