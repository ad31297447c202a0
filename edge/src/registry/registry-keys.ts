import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { databaseOf } from './attached-database.ts';
import type { RegistryDatabase } from './database/registry-database.ts';
import { syncFolder, writeDurably } from './durable-write.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import { newKeyText, signingKey, type SigningKey } from './signing.ts';

/** Folder of the private keys that sign the history: REGISTRY_KEYS, else inside the registry, where only its writer may read them. */
export function keysFolder(registry: string): string {
  const given = process.env['REGISTRY_KEYS'];
  return given ? resolve(given) : join(registry, 'keys');
}

/** Makes a key that nothing uses yet. Only under the lock. */
export async function makeKey(registry: string): Promise<SigningKey> {
  const database = keysDatabase(registry);
  if (database) {
    const text = newKeyText();
    const key = signingKey(text);
    await database.addSigningKey(key.id, text);
    return key;
  }
  const folder = keysFolder(registry);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const text = newKeyText();
  const key = signingKey(text);
  await writeDurably(join(folder, `${key.id}.pem`), text, 0o600);
  await syncFolder(folder);
  return key;
}

/** @throws RegistryError when this user does not have the key */
export async function readKey(registry: string, id: string): Promise<SigningKey> {
  const path = join(keysFolder(registry), `${id}.pem`);
  const inDatabase = await keysDatabase(registry)?.signingKey(id);
  const text = inDatabase ?? (await readFile(path, 'utf8').catch(lost(id, path)));
  const key = attempt(text);
  if (key?.id === id) return key;
  throw new RegistryError(`${path} does not hold the key ${id}`);
}

function lost(id: string, path: string) {
  return (error: unknown): never => {
    throw new RegistryError(
      `The key ${id}, which signs the history, cannot be read at ${path} (${errorCode(error)}). Put it back, or if it is lost: pnpm release keys renew --reason "…"`,
    );
  };
}

/** The database that has the keys: they are where the registry is, unless REGISTRY_KEYS says otherwise. */
function keysDatabase(registry: string): RegistryDatabase | null {
  return process.env['REGISTRY_KEYS'] ? null : databaseOf(registry);
}

function attempt(text: string): SigningKey | null {
  try {
    return signingKey(text);
  } catch {
    return null;
  }
}
