import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/contract/release.ts';
import { bundle } from '../release/bundle.ts';
import { readDeclaration } from '../release/declaration.ts';
import { releaseDocument } from '../release/document.ts';
import { releaseVersion } from '../version/release-version.ts';

/** Folder inside a package where development builds lie, one folder per version. */
export const DEV_FOLDER = 'dist/.dev';

/** Sets development builds apart from released ones of the same sources: both can be in one tab. Hexadecimal. */
const DEV_SUFFIX = 'de';

/**
 * Builds an area for development. Every state of the sources has its own version, and with it its own container, so an
 * open tab can take the new build in place of the old one; returning to an earlier state gives the earlier version.
 *
 * @returns the release document, its paths relative to the folder of all development builds
 * @throws Error with the compiler's messages
 */
export async function buildForDevelopment(dir: string, now: Date): Promise<Release> {
  const declaration = readDeclaration(dir);
  const version = `${releaseVersion(dir)}${DEV_SUFFIX}`;
  const outputDir = join(dir, DEV_FOLDER, version);
  const { facts } = await bundle(dir, declaration, { mode: 'development', version, outputDir });
  const document = releaseDocument({ ...facts, commit: 'unknown', builtAt: now.toISOString() });
  return belowFolder(document, version);
}

/** Removes what earlier sessions built. */
export function clearDevelopmentBuilds(dir: string): void {
  rmSync(join(dir, DEV_FOLDER), { recursive: true, force: true });
}

/** The same release, seen from the folder above. */
export function belowFolder(release: Release, folder: string): Release {
  const inFolder = (path: string) => `${folder}/${path}`;
  return {
    ...release,
    entry: release.entry.map(inFolder),
    chunks: release.chunks.map(inFolder),
    messages: Object.fromEntries(
      Object.entries(release.messages).map(([set, path]) => [set, inFolder(path)]),
    ),
    ...(release.server !== undefined && { server: inFolder(release.server) }),
    files: release.files.map((file) => ({ ...file, path: inFolder(file.path) })),
  };
}
