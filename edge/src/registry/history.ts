import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { databaseOf } from './attached-database.ts';
import { keyEntryOf, linkedLine } from './chain.ts';
import { appendDurably } from './durable-write.ts';
import { LIVE, type Environment } from './environments.ts';
import { keyEntrySchema, type KeyEntry } from './key-entry.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import { readKey } from './registry-keys.ts';
import { historyEntrySchema, type HistoryEntry } from './registry-map.ts';
import type { SigningKey } from './signing.ts';
import { storeEntrySchema, type StoreEntry } from './store-state.ts';

const LINE_END = 0x0a;

const entrySchema = z.union([historyEntrySchema, storeEntrySchema, keyEntrySchema]);
/** Any line of the history. */
export type LogEntry = z.infer<typeof entrySchema>;

export function historyFile(registry: string): string {
  return join(registry, 'history.jsonl');
}

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
  const lines = await parsedLines(registry);
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

interface Parsed {
  readonly texts: readonly string[];
  readonly entries: readonly (LogEntry | null)[];
}

/** What was read last of each registry: a history only grows, and is read several times for one change. */
const known = new Map<string, Parsed>();

async function parsedLines(registry: string): Promise<readonly (LogEntry | null)[]> {
  const texts = await readLines(registry);
  const before = known.get(registry);
  const entries = texts.map((text, index) =>
    before && before.texts[index] === text ? (before.entries[index] ?? null) : parseLine(text),
  );
  known.set(registry, { texts, entries });
  return entries;
}

/** The finished lines of the file, as they stand. */
export async function readLines(registry: string): Promise<string[]> {
  const text = (await readBytes(registry)).toString('utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
}

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
  const lines = await readLines(registry);
  const key = signer ?? (await currentKey(registry, lines));
  const line = linkedLine(entry, lines.at(-1), key);
  await databaseOf(registry)?.append(lines.length + 1, line);
  await appendDurably(historyFile(registry), line);
}

/** The key that signs now. @throws RegistryError when this user does not have it */
export async function currentKey(registry: string, lines: readonly string[]): Promise<SigningKey> {
  const latest = lines.findLast((line) => keyEntryOf(line) !== null);
  const id = latest === undefined ? undefined : keyEntryOf(latest)?.key;
  if (id === undefined) throw new RegistryError('The history has no key yet');
  return await readKey(registry, id);
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

function parseLine(line: string): LogEntry | null {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
