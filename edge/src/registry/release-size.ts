import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mosaico/shared/contract';
import { releaseFolder } from './release-store.ts';

/** What a release weighs. */
export interface ReleaseSize {
  readonly files: number;
  /** All files, as they are. */
  readonly bytes: number;
  /** What a browser loads first, as it travels: entry and chunks, compressed. */
  readonly firstBytes: number;
}

/** The size of a published release. */
export async function releaseSize(registry: string, release: Release): Promise<ReleaseSize> {
  return {
    files: release.files.length,
    bytes: release.files.reduce((sum, { bytes }) => sum + bytes, 0),
    firstBytes: await firstBytesIn(releaseFolder(registry, release.area, release.version), release),
  };
}

/** What of a release in a folder a browser loads first, as it travels. */
export async function firstBytesIn(folder: string, release: Release): Promise<number> {
  const first = await Promise.all(
    [...new Set([...release.entry, ...release.chunks])].map(async (path) => {
      const sent = await stat(join(folder, `${path}.br`)).catch(() => null);
      return sent?.size ?? release.files.find((file) => file.path === path)?.bytes ?? 0;
    }),
  );
  return first.reduce((sum, bytes) => sum + bytes, 0);
}
