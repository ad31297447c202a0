/**
 * Builds one area for development, again at every change of its sources, and serves the builds:
 * `node shared/build/dev-area.mjs mf-games 4100`. Prints `serving` when the first build is there.
 */
import { resolve } from 'node:path';
import { develop } from './dev/develop.ts';

const [folder, port] = process.argv.slice(2);
if (!folder || !Number(port)) {
  console.error('usage: node shared/build/dev-area.mjs <package folder> <port>');
  process.exit(2);
}
if (!(await develop(resolve(folder), Number(port), () => console.log('serving')))) process.exit(1);
