import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { syncFolder, writeDurably } from './durable-write.ts';
import { errorCode } from './registry-error.ts';
import { releaseFolder, releasesFolder } from './release-store.ts';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(?:js|mjs|css|html|json|svg|txt|map|xml|webmanifest)$/;

/** Where releases lie that are not published yet, or no more. */
export function incomingFolder(registry: string): string {
  return join(releasesFolder(registry), '.incoming');
}

/** A new place beside the published releases, on the same disk. It ends with the process. */
export function incomingPlace(registry: string): string {
  return join(incomingFolder(registry), `${process.pid}-${randomUUID()}`);
}

/** Removes a release in one step. */
export async function removeFolderOf(registry: string, area: string, version: string): Promise<void> {
  const gone = incomingPlace(registry);
  await mkdir(dirname(gone), { recursive: true });
  await rename(releaseFolder(registry, area, version), gone).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  await rm(gone, { recursive: true, force: true });
}

/** Writes a release, documents and files with their brotli forms to a folder beside the published ones, down to the disk. @returns the folder */
export async function stage(
  registry: string,
  documents: ReadonlyMap<string, string>,
  contents: ReadonlyMap<string, Buffer>,
): Promise<string> {
  const staged = incomingPlace(registry);
  try {
    await fill(staged, documents, contents);
    return staged;
  } catch (error) {
    // A full disk must not stay full of what was not finished.
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  staged: string,
  documents: ReadonlyMap<string, string>,
  contents: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const folders = new Set([staged]);
  await mkdir(staged, { recursive: true });
  for (const [name, text] of documents) await writeDurably(join(staged, name), text);
  for (const [path, content] of contents) {
    const target = join(staged, path);
    folders.add(dirname(target));
    await mkdir(dirname(target), { recursive: true });
    await writeDurably(target, content);
    const compressed = COMPRESSIBLE.test(path) ? await compressed11(content) : null;
    if (compressed) await writeDurably(`${target}.br`, compressed);
  }
  for (const folder of folders) await syncFolder(folder);
}

async function compressed11(content: Buffer): Promise<Buffer | null> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const compressed = await compress(content, { params });
  return compressed.length < content.length ? compressed : null;
}

/** What publications that were killed have left behind. */
export async function removeLeftovers(registry: string): Promise<void> {
  const folder = incomingFolder(registry);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!isAlive(Number.parseInt(name, 10))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
