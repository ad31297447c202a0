import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderInUse, DataFolderUnusable } from './data-folder-errors.ts';
import { takeLock } from './process-lock.ts';

/** What a fresh PGlite takes, with room for its write-ahead log. */
const BYTES_TO_START = 128 * 1024 * 1024;

/** A data folder that this process owns until it releases it. */
export interface DataFolder {
  /**
   * Opens the database files with `open`. A first start that was cut short has left half a database and no data:
   * it is begun anew.
   */
  initialise<Opened>(open: (path: string) => Promise<Opened>): Promise<Opened>;
  release(): void;
}

/**
 * Makes the folder if it is missing (its parent must exist) and takes it for this process.
 * The claim ends with `release` or with the process, however it ends.
 *
 * @throws DataFolderInUse, DataFolderUnusable
 */
export async function claimDataFolder(dataDir: string): Promise<DataFolder> {
  const holder = await explained(dataDir, async () => {
    await mkdir(dataDir).catch(ignoreExisting);
    return takeLock(join(dataDir, 'process.lock'));
  });
  if ('heldBy' in holder) throw new DataFolderInUse(dataDir, holder.heldBy);
  return {
    initialise: (open) => explained(dataDir, () => initialise(dataDir, open)),
    release: holder.release,
  };
}

async function initialise<Opened>(dataDir: string, open: (path: string) => Promise<Opened>): Promise<Opened> {
  const files = join(dataDir, 'postgres');
  const unfinished = join(dataDir, 'first-start-unfinished');
  if (existsSync(unfinished)) await rm(files, { recursive: true, force: true });
  if (existsSync(files)) return open(files);
  await requireSpace(dataDir);
  await writeFile(unfinished, '');
  const opened = await open(files);
  await rm(unfinished);
  return opened;
}

async function requireSpace(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < BYTES_TO_START) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
}

async function explained<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new DataFolderUnusable(dataDir, error);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
