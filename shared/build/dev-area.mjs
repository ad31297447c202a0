/**
 * Builds one area for development, again at every change of its sources, and serves the builds:
 * `node shared/build/dev-area.mjs mf-games 4100`. Prints `serving` when the first build is there.
 */
import { basename, join, resolve } from 'node:path';
import { buildForDevelopment, clearDevelopmentBuilds, DEV_FOLDER } from './dev/dev-builds.ts';
import { serveBuilds } from './dev/dev-server.ts';
import { watchSources } from './dev/watch-sources.ts';

const [folder, port] = process.argv.slice(2);
if (!folder || !Number(port)) {
  console.error('usage: node shared/build/dev-area.mjs <package folder> <port>');
  process.exit(2);
}
const dir = resolve(folder);

async function build() {
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

clearDevelopmentBuilds(dir);
let newest = await build();
if (!newest) process.exit(1);

let isBuilding = false;
let isStale = false;
watchSources(dir, () => void rebuild());
serveBuilds(join(dir, DEV_FOLDER), () => newest).listen(Number(port), 'localhost', () =>
  console.log('serving'),
);

/** One build at a time; a change during a build leads to one more. */
async function rebuild() {
  isStale = true;
  if (isBuilding) return;
  isBuilding = true;
  while (isStale) {
    isStale = false;
    newest = (await build()) ?? newest;
  }
  isBuilding = false;
}
