import type { BigIntStats } from 'node:fs';
import { open, readFile, truncate, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './registry-error.ts';

const LINE_END = 0x0a;

export function historyFile(registry: string): string {
  return join(registry, 'history.jsonl');
}

/** The finished lines of the file, as they stand on the disk now. */
export async function readLines(registry: string): Promise<string[]> {
  return linesIn(await readBytes(registry));
}

/** Drops a last line that a killed process has left unfinished. Only under the lock. */
export async function dropTornLine(registry: string): Promise<void> {
  const isTorn = await withFile(registry, async (file, info) => {
    const size = Number(info.size);
    const [last] = await readFrom(file, Math.max(0, size - 1), size);
    return last !== undefined && last !== LINE_END;
  });
  if (isTorn !== true) return;
  const bytes = await readBytes(registry);
  await truncate(historyFile(registry), bytes.lastIndexOf(LINE_END) + 1);
}

/** What was read of a file that only grows. */
interface Read<Line> {
  readonly lines: readonly Line[];
  /** The last finished line, and where it begins and ends, in bytes. */
  readonly last: string;
  readonly lastAt: number;
  readonly end: number;
}

interface Known<Line> extends Read<Line> {
  readonly inode: bigint;
  readonly changedAtNs: bigint;
}

const NOTHING = { lines: [], last: '', lastAt: 0, end: 0 };

/**
 * Reads histories again and again, and of each only what was added since: one is read several times for a change, and may be long.
 * When the file is another one, was shortened, or was written to elsewhere than at its end, it is read anew.
 * @param parse what is kept of a line
 */
export function growingLines<Line>(
  parse: (text: string) => Line,
): (registry: string) => Promise<readonly Line[]> {
  const known = new Map<string, Known<Line>>();
  return async (registry) => {
    const before = known.get(registry);
    const now = await withFile(registry, async (file, info) =>
      before && isAsBefore(before, info)
        ? before
        : { ...(await readOn(file, info, before, parse)), inode: info.ino, changedAtNs: info.mtimeNs },
    );
    if (now === null) known.delete(registry);
    else known.set(registry, now);
    return now?.lines ?? [];
  };
}

/** What stands behind the last finished line does not count: it may be gone soon, and other bytes in its place. */
function isAsBefore(before: Known<unknown>, { ino, mtimeNs, size }: BigIntStats): boolean {
  return before.end === Number(size) && before.inode === ino && before.changedAtNs === mtimeNs;
}

async function readOn<Line>(
  file: FileHandle,
  { ino, size }: BigIntStats,
  before: Known<Line> | undefined,
  parse: (text: string) => Line,
): Promise<Read<Line>> {
  const mayHaveGrown = before?.inode === ino && Number(size) > before.end && before.lines.length > 0;
  const grown = mayHaveGrown
    ? continued(before, await readFrom(file, before.lastAt, Number(size)), parse)
    : null;
  return grown ?? added(NOTHING, await readFrom(file, 0, Number(size)), parse);
}

/** @param bytes from the last known line on. Null when they do not begin with it */
function continued<Line>(
  before: Read<Line>,
  bytes: Buffer,
  parse: (text: string) => Line,
): Read<Line> | null {
  const length = before.end - before.lastAt;
  const isSame = bytes.subarray(0, length).toString('utf8') === `${before.last}\n`;
  return isSame ? added(before, bytes.subarray(length), parse) : null;
}

function added<Line>(before: Read<Line>, bytes: Buffer, parse: (text: string) => Line): Read<Line> {
  const texts = linesIn(bytes);
  const last = texts.at(-1);
  if (last === undefined) return before;
  const finished = bytes.lastIndexOf(LINE_END);
  return {
    lines: [...before.lines, ...texts.map(parse)],
    last,
    lastAt: before.end + (finished === 0 ? 0 : bytes.lastIndexOf(LINE_END, finished - 1) + 1),
    end: before.end + finished + 1,
  };
}

function linesIn(bytes: Buffer): string[] {
  return bytes
    .subarray(0, bytes.lastIndexOf(LINE_END) + 1)
    .toString('utf8')
    .split('\n')
    .slice(0, -1);
}

async function readBytes(registry: string): Promise<Buffer> {
  return await readFile(historyFile(registry)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
}

/** Null: there is no history yet. */
async function withFile<T>(
  registry: string,
  work: (file: FileHandle, info: BigIntStats) => Promise<T>,
): Promise<T | null> {
  const file = await open(historyFile(registry), 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return null;
  try {
    return await work(file, await file.stat({ bigint: true }));
  } finally {
    await file.close();
  }
}

async function readFrom(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, to - from));
  let filled = 0;
  while (filled < buffer.length) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}
