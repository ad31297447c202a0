import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotliForm, readUpTo } from '../registry/brotli-form.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { integrityOf, readRelease, releaseFolder } from '../registry/release-store.ts';

const compress = promisify(gzip);

/** A file ready to be sent, in every form a browser may accept. */
export interface StoredFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Reads files for visitors and keeps the ones read last in memory. */
export interface StoredFiles {
  /** A file that a published release lists; null for any other. @throws DamagedFile when it is not what was published */
  ofRelease(area: string, version: string, path: string): Promise<StoredFile | null>;
  /** A file below the folder for shared assets; null when there is none. */
  ofFolder(folder: string, path: string): Promise<StoredFile | null>;
}

/** A stored file does not match its release: it must not reach a browser. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

const MEMORY_BYTES = 96 * 1024 * 1024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/;
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Opens the files of one registry. Each release file is verified when it is read for the first time. */
export function openStoredFiles(registry: string): StoredFiles {
  const kept = new Map<string, StoredFile>();
  const reading = new Map<string, Promise<StoredFile | null>>();
  let keptBytes = 0;

  /** Many visitors who ask for one file at the same time wait for one reading. */
  async function once(key: string, read: () => Promise<StoredFile | null>): Promise<StoredFile | null> {
    const known = kept.get(key) ?? reading.get(key);
    if (known) return known;
    const begun = readAndKeep(key, read).finally(() => reading.delete(key));
    reading.set(key, begun);
    return begun;
  }

  async function readAndKeep(
    key: string,
    read: () => Promise<StoredFile | null>,
  ): Promise<StoredFile | null> {
    const file = await read();
    if (file) keep(key, file);
    return file;
  }

  function keep(key: string, file: StoredFile): void {
    kept.set(key, file);
    keptBytes += sizeOf(file);
    for (const [oldest, old] of kept) {
      if (keptBytes <= MEMORY_BYTES || oldest === key) break;
      kept.delete(oldest);
      keptBytes -= sizeOf(old);
    }
  }

  return {
    ofRelease: (area, version, path) =>
      once(`${area}/${version}/${path}`, () => readReleaseFile(registry, area, version, path)),
    async ofFolder(folder, path) {
      const found = await fileBelow(folder, path);
      if (!found) return null;
      return once(`${found.path}?${found.mtimeMs}`, async () =>
        storedFile(path, await readFile(found.path), null),
      );
    },
  };
}

async function readReleaseFile(
  registry: string,
  area: string,
  version: string,
  path: string,
): Promise<StoredFile | null> {
  const release = await readRelease(registry, area, version).catch(nullForBadNames);
  const listed = release?.files.find((file) => file.path === path);
  if (!listed) return null;
  const location = join(releaseFolder(registry, area, version), path);
  const plain = await readUpTo(location, listed.bytes);
  if (plain === null || plain === 'longer' || integrityOf(plain) !== listed.integrity)
    throw new DamagedFile(`${area} ${version}: ${path} is damaged`);
  const brotli = await brotliForm(location, plain);
  return await storedFile(path, plain, brotli === 'altered' ? null : brotli);
}

function nullForBadNames(error: unknown): null {
  if (error instanceof RegistryError) return null;
  throw error;
}

async function storedFile(path: string, plain: Buffer, brotli: Buffer | null): Promise<StoredFile> {
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const zipped = COMPRESSIBLE.test(type) ? await compress(plain, { level: 9 }) : null;
  const isSmaller = zipped !== null && zipped.length < plain.length;
  return {
    type,
    etag: `"${integrityOf(plain).slice(7, 39)}"`,
    plain,
    brotli,
    gzip: isSmaller ? zipped : null,
  };
}

/** A regular file inside the folder, links resolved; null for everything else, dot files too. */
async function fileBelow(folder: string, path: string): Promise<{ path: string; mtimeMs: number } | null> {
  if (path.includes('\0') || path.split(/[/\\]/).some((part) => part.startsWith('.') || part === ''))
    return null;
  try {
    const root = await realpath(folder);
    const location = await realpath(join(root, path));
    const info = await stat(location);
    return location.startsWith(root + sep) && info.isFile()
      ? { path: location, mtimeMs: info.mtimeMs }
      : null;
  } catch {
    return null;
  }
}

function sizeOf({ plain, brotli, gzip: zipped }: StoredFile): number {
  return plain.length + (brotli?.length ?? 0) + (zipped?.length ?? 0);
}
