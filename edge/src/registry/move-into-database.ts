import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDatabase } from './database/registry-database.ts';
import { VIEWS_KEY } from './database/loop-tables.ts';
import { viewsKeyFile } from './loop-folder.ts';
import { errorCode } from './registry-error.ts';
import { keysFolder } from './registry-keys.ts';
import { filesUnder, listAreas, listVersions, releaseFolder } from './release-store.ts';

/**
 * Carries a registry that was a folder so far into an empty database: its keys, its releases, and last its history. Killed half-way, it
 * is done again. Only under the lock of both.
 */
export async function moveInto(
  registry: string,
  database: RegistryDatabase,
  lines: readonly string[],
): Promise<void> {
  if (!process.env['REGISTRY_KEYS'])
    for (const name of await namesIn(keysFolder(registry)))
      await database.addSigningKey(
        name.replace(/\.pem$/, ''),
        await readFile(join(keysFolder(registry), name), 'utf8'),
      );
  for (const area of await listAreas(registry))
    // The oldest first, so that they keep their order.
    for (const version of (await listVersions(registry, area)).toReversed()) {
      const folder = releaseFolder(registry, area, version);
      await database.addRelease(area, version, folder, (await filesUnder(folder)).files);
    }
  const views = await readFile(viewsKeyFile(registry), 'utf8').catch(() => null);
  if (views !== null) await database.sharedKeyOf(VIEWS_KEY, views);
  for (const [index, line] of lines.entries()) await database.append(index + 1, line);
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.pem'));
}
