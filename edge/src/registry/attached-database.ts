import { withSecretFiles } from '@mosaico/shared/server';
import { registryDatabase, type RegistryDatabase } from './database/registry-database.ts';
import { RegistryError } from './registry-error.ts';

/** Folders of this process that are copies, and of what. */
const attached = new Map<string, RegistryDatabase>();

/** The database that a folder is a copy of; null: the folder is the registry itself. */
export function databaseOf(registry: string): RegistryDatabase | null {
  return attached.get(registry) ?? null;
}

/**
 * From now on the folder is this machine's copy of a registry in PostgreSQL.
 * @param url null: the folder is the registry
 * @returns ends it, and closes the connections
 */
export async function attachDatabase(registry: string, url: string | null): Promise<() => Promise<void>> {
  if (url === null) return async () => {};
  const database = await registryDatabase(url);
  attached.set(registry, database);
  return async () => {
    attached.delete(registry);
    await database.close();
  };
}

/** REGISTRY_DATABASE_URL, or what the file of REGISTRY_DATABASE_URL_FILE holds; null when neither is set. @throws RegistryError */
export function registryDatabaseUrl(environment: NodeJS.ProcessEnv): string | null {
  const read = withSecretFiles(environment, ['REGISTRY_DATABASE_URL']);
  if ('wrong' in read) throw new RegistryError(read.wrong);
  const url = read.env['REGISTRY_DATABASE_URL'];
  if (!url) return null;
  if (/^postgres(?:ql)?:$/.test(URL.parse(url)?.protocol ?? '')) return url;
  // Not the text itself, which may hold a password.
  throw new RegistryError(
    'REGISTRY_DATABASE_URL must be an address like postgres://user:password@host/database',
  );
}
