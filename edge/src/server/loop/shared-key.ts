import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { databaseOf } from '../../registry/attached-database.ts';
import { DatabaseAway } from '../../registry/database/connection.ts';
import { VIEWS_KEY } from '../../registry/database/loop-tables.ts';
import { syncFolder, writeDurably } from '../../registry/durable-write.ts';
import { loopFolder, viewsKeyFile } from '../../registry/loop-folder.ts';
import { errorCode } from '../../registry/registry-error.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;

/**
 * The key that all edges of a registry sign page views with: the first one makes it, whole or not at all. Of a registry in a
 * database it is a copy, so that a process which starts during an outage has it.
 * @throws an error with the errno when the registry can only be read and has none
 */
export async function sharedKey(registry: string): Promise<Buffer> {
  const path = viewsKeyFile(registry);
  const known = await readKey(path);
  if (known) return known;
  await mkdir(loopFolder(registry), { recursive: true, mode: 0o700 });
  const made = `${path}.${randomUUID()}.tmp`;
  const own = randomBytes(KEY_BYTES).toString('hex');
  const key = (await databaseOf(registry)?.sharedKeyOf(VIEWS_KEY, own)) ?? own;
  await writeDurably(made, key, OWNER_ONLY);
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

/** The same; null where no edge has had a key yet, and the registry can only be read, or its database is away. */
export async function keyIfAny(registry: string): Promise<Buffer | null> {
  return await sharedKey(registry).catch((error: unknown) => {
    if (error instanceof DatabaseAway) return null;
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return null;
    throw error;
  });
}
