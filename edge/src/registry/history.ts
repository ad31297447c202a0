import { z } from 'zod';
import { databaseOf } from './attached-database.ts';
import { keyEntryOf, linkedLine } from './chain.ts';
import { appendDurably } from './durable-write.ts';
import { LIVE, type Environment } from './environments.ts';
import { keyEntrySchema, type KeyEntry } from './key-entry.ts';
import { growingLines, historyFile } from './history-file.ts';
import { RegistryError } from './registry-error.ts';
import { readKey } from './registry-keys.ts';
import { historyEntrySchema, type HistoryEntry } from './registry-map.ts';
import type { SigningKey } from './signing.ts';
import { storeEntrySchema, type StoreEntry } from './store-state.ts';

const entrySchema = z.union([historyEntrySchema, storeEntrySchema, keyEntrySchema]);
/** Any line of the history. */
export type LogEntry = z.infer<typeof entrySchema>;

/** The history as its file has it. */
export interface History {
  /** Every change of one environment that can be read, the oldest first. A last line that was never finished does not count. */
  readonly entries: HistoryEntry[];
  /** Every line that can be read. */
  readonly all: LogEntry[];
  /** What cannot be read, for the person who asks: one text for each line. */
  readonly damage: string[];
  /** Whether the latest line is among what cannot be read. */
  readonly isLatestDamaged: boolean;
}

/**
 * Reads the history. A damaged line is left out, so that a rollback is possible all the same, and named in `damage`: the
 * caller shows it.
 */
export async function readHistory(registry: string, environment: Environment = LIVE): Promise<History> {
  const lines = (await historyLines(registry)).map(({ entry }) => entry);
  const all = lines.filter((entry) => entry !== null);
  return {
    entries: all.filter(isChange).filter((entry) => (entry.environment ?? LIVE) === environment),
    all,
    damage: lines.flatMap((entry, index) =>
      entry ? [] : [`Line ${index + 1} of ${historyFile(registry)} is damaged and left out`],
    ),
    isLatestDamaged: lines.at(-1) === null,
  };
}

/** A line as it stands, and what it says. */
export interface HistoryLine {
  readonly text: string;
  /** Null: it is damaged. */
  readonly entry: LogEntry | null;
  /** What it says about the keys that sign, if it is about them. */
  readonly key: KeyEntry | null;
}

/** The finished lines of a history. Of one that this process knows it reads what was added. */
export const historyLines = growingLines((text): HistoryLine => ({
  text,
  entry: parseLine(text),
  key: keyEntryOf(text),
}));

export function isChange(entry: LogEntry): entry is HistoryEntry {
  return 'map' in entry;
}

export function isStoreChange(entry: LogEntry): entry is StoreEntry {
  return 'store' in entry;
}

/**
 * Adds the next line, tied to the one before and signed; from here on it has happened, where there is a database as soon as
 * that has it. Only under the lock.
 */
export async function appendHistory(
  registry: string,
  entry: HistoryEntry | StoreEntry | KeyEntry,
  signer?: SigningKey,
): Promise<void> {
  const lines = await historyLines(registry);
  const key = signer ?? (await currentKey(registry));
  const line = linkedLine(entry, lines.at(-1)?.text, key);
  await databaseOf(registry)?.append(lines.length + 1, line);
  await appendDurably(historyFile(registry), line);
}

/** The key that signs now. @throws RegistryError when this user does not have it */
export async function currentKey(registry: string): Promise<SigningKey> {
  const latest = (await historyLines(registry)).findLast(({ key }) => key !== null);
  if (!latest?.key) throw new RegistryError('The history has no key yet');
  return await readKey(registry, latest.key.key);
}

function parseLine(line: string): LogEntry | null {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
