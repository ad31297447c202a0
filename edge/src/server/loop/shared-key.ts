import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeDurably } from '../../registry/durable-write.ts';
import { errorCode } from '../../registry/registry-error.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;

/** Folder of what the edges tell each other about how releases fare. */
export function loopFolder(registry: string): string {
  return join(registry, 'loop');
}

/**
 * The key that all edges of a registry sign page views with: the first one makes it, whole or not at all.
 * @throws an error with the errno when the registry can only be read and has none
 */
export async function sharedKey(registry: string): Promise<Buffer> {
  const path = join(loopFolder(registry), 'key');
  const known = await readKey(path);
  if (known) return known;
  await mkdir(loopFolder(registry), { recursive: true, mode: 0o700 });
  const made = `${path}.${randomUUID()}.tmp`;
  await writeDurably(made, randomBytes(KEY_BYTES).toString('hex'), OWNER_ONLY);
  try {
    await link(made, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(made, { force: true });
  }
  await syncFolder(loopFolder(registry));
  return (await readKey(path)) ?? sharedKey(registry);
}

async function readKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  return text === '' ? null : Buffer.from(text, 'hex');
}

/** The same; null where the registry can only be read and no edge has made a key. */
export async function keyIfAny(registry: string): Promise<Buffer | null> {
  return await sharedKey(registry).catch((error: unknown) => {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return null;
    throw error;
  });
}
