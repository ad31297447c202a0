import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { buildForDevelopment, clearDevelopmentBuilds, DEV_FOLDER } from './dev-builds.ts';
import { serveBuilds } from './dev-server.ts';
import { watchSources } from './watch-sources.ts';

/**
 * Builds an area for development, again at every change of its sources, and serves the builds until the process ends.
 * @param port 0 for one that is free
 * @param onServing called once with the port, when the first build is there and asked for
 * @returns false when the first build failed: its reason has been said then
 */
export async function develop(
  dir: string,
  port: number,
  onServing: (port: number) => void,
): Promise<boolean> {
  clearDevelopmentBuilds(dir);
  const first = await build(dir);
  if (!first) return false;
  let newest = first;

  let isBuilding = false;
  let isStale = false;
  /** One build at a time; a change during a build leads to one more. */
  async function rebuild(): Promise<void> {
    isStale = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isStale) {
      isStale = false;
      newest = (await build(dir)) ?? newest;
    }
    isBuilding = false;
  }

  watchSources(dir, () => void rebuild());
  const server = serveBuilds(join(dir, DEV_FOLDER), () => newest);
  server.listen(port, 'localhost', () => onServing((server.address() as AddressInfo).port));
  return true;
}

async function build(dir: string) {
  const begin = Date.now();
  try {
    const release = await buildForDevelopment(dir, new Date());
    console.log(`${basename(dir)} ${release.version}: built in ${Date.now() - begin} ms`);
    return release;
  } catch (error) {
    console.error(`${basename(dir)}: not built\n${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
