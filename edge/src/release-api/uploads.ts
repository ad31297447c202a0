import { createHash, randomUUID } from 'node:crypto';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  truncate,
  utimes,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RELEASE_FILE, type Release } from '@mosaico/shared/contract';
import { tryLock } from '@mosaico/shared/server';
import { writeDurably } from '../registry/durable-write.ts';
import { isPublished, publishRelease, readBuild, type Publication } from '../registry/publish.ts';
import { errorCode, RegistryError } from '../registry/registry-error.ts';
import { integrityOf, parseRelease } from '../registry/release-store.ts';
import { SIGNATURE_FILE, signatureText, type ReleaseSignature } from '../registry/signature.ts';
import { Refusal } from './refusal.ts';

const MEGABYTE = 1024 * 1024;

/** What one credential, and all together, may have lying about unpublished. */
export const UPLOAD_LIMITS = {
  chunkBytes: 4 * MEGABYTE,
  openOfOne: 8,
  openOfAll: 64,
  /** Left free on the disk, whatever is uploaded. */
  freeBytes: 512 * MEGABYTE,
  maxAgeMs: 24 * 60 * 60 * 1000,
} as const;

/** A release on its way here: which files are there, and how much of each. */
export interface Upload {
  readonly id: string;
  /** This very content is published already: nothing is left to do. */
  readonly isPublished: boolean;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly received: number }[];
}

/**
 * Uploads in a folder of the registry: `uploads/<caller>-<digest>/`. The id follows from caller and release, so that whoever was
 * interrupted finds again what has arrived, at any process of the API. Files grow by appending; what is whole is compared with
 * its hash at once, and everything again at publication.
 */
export function openUploads(registry: string, now: () => number = Date.now) {
  const root = join(registry, 'uploads');

  /** Begins an upload, or finds it again. */
  async function begin(caller: string, document: string, signature?: ReleaseSignature): Promise<Upload> {
    const signed = signature ? signatureText(signature) : '';
    const id = `${caller}-${createHash('sha256').update(document).update(signed).digest('hex').slice(0, 24)}`;
    await removeOld();
    if (await isThere(document)) return { id, isPublished: true, files: [] };
    if (!(await stat(join(root, id)).catch(() => null))) await make(caller, id, document, signed);
    return await state(id);
  }

  /** @throws RegistryError when this version is published with other content */
  async function isThere(document: string): Promise<boolean> {
    return await isPublished(registry, parseRelease(document, RELEASE_FILE));
  }

  async function make(caller: string, id: string, document: string, signed: string): Promise<void> {
    const staged = join(root, `.${id}-${randomUUID()}`);
    await mkdir(join(staged, 'build'), { recursive: true });
    try {
      await writeDurably(join(staged, 'build', RELEASE_FILE), document);
      if (signed !== '') await writeDurably(join(staged, 'build', SIGNATURE_FILE), signed);
      const release = await readBuild(join(staged, 'build'));
      await refuseTooMany(caller, release);
      await rename(staged, join(root, id)).catch((error: unknown) => {
        // Another call was faster.
        if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
      });
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }

  async function refuseTooMany(caller: string, { files }: Release): Promise<void> {
    const open = (await readdir(root)).filter((name) => !name.startsWith('.'));
    const own = open.filter((name) => name.startsWith(`${caller}-`));
    if (own.length >= UPLOAD_LIMITS.openOfOne || open.length >= UPLOAD_LIMITS.openOfAll)
      throw new Refusal(429, 'Too many uploads are open: publish them, or let them expire');
    const { bavail, bsize } = await statfs(registry);
    // Once as it comes, once published, with compressed forms.
    const needed = 3 * files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (bavail * bsize < needed + UPLOAD_LIMITS.freeBytes)
      throw new Refusal(507, 'The disk of the registry has no room for this release');
  }

  async function removeOld(): Promise<void> {
    await mkdir(root, { recursive: true });
    for (const name of await readdir(root)) {
      const folder = join(root, name);
      const info = await stat(folder).catch(() => null);
      if (info && now() - info.mtimeMs > UPLOAD_LIMITS.maxAgeMs)
        await rm(folder, { recursive: true, force: true });
    }
  }

  async function state(id: string): Promise<Upload> {
    const release = await releaseOf(id);
    const files = await Promise.all(
      release.files.map(async ({ path, bytes }) => ({
        path,
        bytes,
        received: await sizeOf(join(root, id, 'build', path)),
      })),
    );
    return { id, isPublished: false, files };
  }

  async function releaseOf(id: string): Promise<Release> {
    if (!/^[0-9a-f]{12}-[0-9a-f]{24}$/.test(id)) throw new Refusal(404, 'There is no such upload');
    const folder = join(root, id, 'build');
    if (!(await stat(folder).catch(() => null))) throw new Refusal(404, 'There is no such upload');
    return await readBuild(folder);
  }

  /** Appends to a file. @returns how much of it is there now */
  async function append(id: string, index: number, start: number, chunk: Buffer): Promise<number> {
    const file = (await releaseOf(id)).files[index];
    if (!file) throw new Refusal(404, 'There is no such file in this upload');
    return await alone(id, async () => {
      const path = join(root, id, 'build', file.path);
      const received = await sizeOf(path);
      if (start !== received) throw new Refusal(409, `The next byte of ${file.path} is ${received}`);
      if (start + chunk.length > file.bytes)
        throw new Refusal(422, `${file.path} has ${file.bytes} bytes, not more`);
      await mkdir(dirname(path), { recursive: true });
      await appendFile(path, chunk);
      const now = start + chunk.length;
      if (now === file.bytes && integrityOf(await readFile(path)) !== file.integrity) {
        await truncate(path);
        throw new Refusal(422, `${file.path} is not what its integrity says: send it again`);
      }
      await touch(id);
      return now;
    });
  }

  /** Publishes what has arrived. The same call again changes nothing. */
  async function publish(id: string): Promise<Publication> {
    const { files } = await state(id);
    const release = await releaseOf(id);
    // An empty file takes no upload.
    for (const { path, bytes } of files)
      if (bytes === 0) await alone(id, () => appendFile(join(root, id, 'build', path), ''));
    const missing = files.filter(({ bytes, received }) => received < bytes);
    if (missing.length > 0)
      throw new Refusal(
        409,
        'Not everything has arrived',
        missing.slice(0, 20).map(({ path, bytes, received }) => `${path}: ${received} of ${bytes}`),
      );
    return await alone(id, async () => {
      const publication = await publishRelease(registry, join(root, id, 'build'), release.area);
      await rm(join(root, id), { recursive: true, force: true });
      return publication;
    });
  }

  /** One call at a time, of all processes. */
  async function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const lock = lockOf(join(root, id, 'lock.db'));
    if (!lock) throw new Refusal(409, 'Another call is at this upload: try again in a moment');
    try {
      return await work();
    } finally {
      lock.release();
    }
  }

  async function touch(id: string): Promise<void> {
    const at = new Date(now());
    await utimes(join(root, id), at, at);
  }

  return { begin, state, releaseOf, append, publish };
}

/** The folder may have been removed meanwhile: published by another call, or too old. */
function lockOf(path: string) {
  try {
    return tryLock(path);
  } catch {
    throw new Refusal(404, 'There is no such upload');
  }
}

async function sizeOf(path: string): Promise<number> {
  const info = await stat(path).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return null;
    throw error;
  });
  if (info && !info.isFile()) throw new RegistryError('A file of this release is the folder of another one');
  return info?.size ?? 0;
}
