import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/**
 * The brotli form of a stored file. A few bytes of brotli can stand for gigabytes, so nothing is read or unpacked beyond
 * the size of the file itself: a form that is not smaller than it, or that unpacks to more, is none.
 *
 * @param path of the file; its brotli form lies beside it
 * @param plain content of the file
 * @returns the form; null when there is none; `altered` when it does not hold exactly the file
 */
export async function brotliForm(path: string, plain: Buffer): Promise<Buffer | 'altered' | null> {
  const compressed = await readUpTo(`${path}.br`, plain.length);
  if (compressed === null || compressed === 'longer') return compressed === null ? null : 'altered';
  const restored = await decompress(compressed, { maxOutputLength: Math.max(plain.length, 1) }).catch(
    () => null,
  );
  return restored?.equals(plain) ? compressed : 'altered';
}

/** A file of at most this size; null when it cannot be read. */
export async function readUpTo(path: string, bytes: number): Promise<Buffer | 'longer' | null> {
  const info = await stat(path).catch(() => null);
  if (!info?.isFile()) return null;
  return info.size > bytes ? 'longer' : await readFile(path).catch(() => null);
}
