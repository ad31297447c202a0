import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file and waits until the disk has it. Fails when the file exists. */
export async function writeDurably(path: string, data: string | Buffer, mode = 0o666): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Replaces a file in one step: a reader sees the old content or the new, never a part. */
export async function replaceDurably(path: string, data: string): Promise<void> {
  const temporary = `${path}.${process.pid}-${randomUUID()}.tmp`;
  try {
    await writeDurably(temporary, data);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Adds one line at the end of a file and waits until the disk has it. When that fails, the file is as it was. */
export async function appendDurably(path: string, line: string): Promise<void> {
  const file = await open(path, 'a');
  const { size } = await file.stat();
  try {
    await file.appendFile(`${line}\n`);
    await file.sync();
  } catch (error) {
    await file.truncate(size);
    throw error;
  } finally {
    await file.close();
  }
}

/** Makes renames and new names inside a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
