import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/** A lock that this process has, or the process that has it. */
export type LockResult = { readonly release: () => Promise<void> } | { readonly heldBy: number };

interface Holder {
  readonly pid: number;
  /** When the process started, as the system tells it (Linux; empty elsewhere): a number may be given out again. */
  readonly started: string;
  readonly token: string;
}

/**
 * Takes a lock file for this process. A file left by a process that is gone is taken over.
 *
 * @throws the file system's error when the file cannot be written
 */
export async function takeLock(path: string): Promise<LockResult> {
  const me: Holder = { pid: process.pid, started: startOf(process.pid), token: randomUUID() };
  for (;;) {
    if (await create(path, me)) return { release: () => release(path, me) };
    const holder = await read(path);
    if (holder !== null && isAlive(holder)) return { heldBy: holder.pid };
    await removeStale(path, me);
  }
}

/** Written aside and linked into place, so that nobody ever reads half a file. */
async function create(path: string, me: Holder): Promise<boolean> {
  const aside = `${path}.${me.token}`;
  await writeFile(aside, JSON.stringify(me));
  try {
    await link(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Of several processes that find the same stale file, one moves it away; who moves a fresh one instead puts it back. */
async function removeStale(path: string, me: Holder): Promise<void> {
  const moved = `${path}.stale-${me.token}`;
  try {
    await rename(path, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const holder = await read(moved);
  if (holder !== null && isAlive(holder)) await link(moved, path);
  await rm(moved, { force: true });
}

async function release(path: string, me: Holder): Promise<void> {
  if ((await read(path))?.token === me.token) await rm(path, { force: true });
}

async function read(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return null; // gone, or not ours: whoever wrote it holds nothing
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === startOf(pid);
}

/** Start time of a process in clock ticks since boot, field 22 of its stat file. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
