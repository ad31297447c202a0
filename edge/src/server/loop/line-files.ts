import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../registry/registry-error.ts';

const HOUR_MS = 3_600_000;
const NAME = /^(\d{13})-[0-9a-f]{16}\.jsonl$/;
const CHUNK_BYTES = 4 * 1024 * 1024;

export interface LineFilesOptions {
  readonly folder: string;
  readonly now: () => number;
  /** Files are of so many milliseconds each, and one is kept until all of it is so old. */
  readonly spanMs?: number;
  readonly keptMs: number;
  /** A process writes no more than this into one file. */
  readonly mostBytes: number;
}

/** Lines that processes write for each other, each into files of its own, so that nobody waits for a lock. */
export interface LineFiles {
  /** Takes a line; it is written with the next `flush`. False: its file is full. */
  add(line: string): boolean;
  flush(): Promise<void>;
  /** Whole lines of all processes that were not read before, in the order of each file. */
  readNew(onLine: (line: string) => void): Promise<void>;
  /** Removes files that are too old. */
  prune(): Promise<void>;
  /** What all files take. */
  bytes(): Promise<number>;
}

export function openLineFiles({
  folder,
  now,
  spanMs = HOUR_MS,
  keptMs,
  mostBytes,
}: LineFilesOptions): LineFiles {
  const own = randomBytes(8).toString('hex');
  const offsets = new Map<string, number>();
  let waiting: string[] = [];
  let current = { start: -1, bytes: 0 };
  let isMade = false;

  const startOf = (at: number) => Math.floor(at / spanMs) * spanMs;

  return {
    add(line) {
      const start = startOf(now());
      if (current.start !== start) current = { start, bytes: 0 };
      if (current.bytes + line.length > mostBytes) return false;
      current.bytes += line.length;
      waiting.push(line);
      return true;
    },
    async flush() {
      if (waiting.length === 0) return;
      const lines = waiting;
      waiting = [];
      if (!isMade) await mkdir(folder, { recursive: true, mode: 0o700 });
      isMade = true;
      await appendFile(
        join(folder, `${String(startOf(now())).padStart(13, '0')}-${own}.jsonl`),
        lines.join(''),
        {
          mode: 0o600,
        },
      );
    },
    async readNew(onLine) {
      const names = await namesIn(folder);
      for (const name of offsets.keys()) if (!names.includes(name)) offsets.delete(name);
      for (const name of names)
        offsets.set(name, await readFrom(join(folder, name), offsets.get(name) ?? 0, onLine));
    },
    async bytes() {
      const sizes = (await namesIn(folder)).map(async (name) => (await stat(join(folder, name))).size);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
    async prune() {
      const oldest = now() - keptMs - spanMs;
      for (const name of await namesIn(folder))
        if (Number(NAME.exec(name)?.[1]) < oldest) await rm(join(folder, name), { force: true });
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** @returns where the next reading begins: after the last whole line */
async function readFrom(path: string, offset: number, onLine: (line: string) => void): Promise<number> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (!file) return offset;
  try {
    // Most files have nothing new at most rounds: as much memory is taken as there is to read.
    const { size } = await file.stat();
    let next = offset;
    while (next < size) {
      const place = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - next));
      const { bytesRead, buffer } = await file.read(place, { position: next });
      const end = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
      if (end === 0) return next;
      for (const line of buffer
        .subarray(0, end - 1)
        .toString('utf8')
        .split('\n'))
        onLine(line);
      next += end;
    }
    return next;
  } finally {
    await file.close();
  }
}
