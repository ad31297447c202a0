import { readFile } from 'node:fs/promises';
import { errorCode, RegistryError } from '../registry/registry-error.ts';
import { signingKey, type SigningKey } from '../registry/signing.ts';

/** The key in a file that a team keeps. @throws RegistryError, with nothing of the key in it */
export async function readTeamKey(path: string): Promise<SigningKey> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new RegistryError(`The key ${path} cannot be read (${errorCode(error)})`);
  });
  try {
    return signingKey(text);
  } catch {
    throw new RegistryError(`${path} holds no private ed25519 key`);
  }
}
