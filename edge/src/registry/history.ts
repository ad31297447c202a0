import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { appendDurably } from './durable-write.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import { historyEntrySchema, type HistoryEntry } from './registry-map.ts';

const LINE_END = 0x0a;

function historyFile(registry: string): string {
  return join(registry, 'history.jsonl');
}

/** Every change so far, the oldest first. A last line that was never finished does not count. */
export async function readHistory(registry: string): Promise<HistoryEntry[]> {
  const text = (await readBytes(registry)).toString('utf8');
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  return lines.map((line, index) => parseLine(line, index + 1, registry));
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

function parseLine(line: string, number: number, registry: string): HistoryEntry {
  try {
    return historyEntrySchema.parse(JSON.parse(line));
  } catch {
    throw new RegistryError(`Line ${number} of ${historyFile(registry)} is damaged`);
  }
}
