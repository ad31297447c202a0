/**
 * Builds one area for development, again at every change of its sources, and serves the builds:
 * `node shared/build/dev-area.mjs mf-games 4100`. Prints `serving` and the port when the first build is there; port 0 takes
 * a free one.
 */
import { resolve } from 'node:path';
import { develop } from './dev/develop.ts';

const [folder, port] = process.argv.slice(2);
if (!folder || !/^\d+$/.test(port ?? '')) {
  console.error('usage: node shared/build/dev-area.mjs <package folder> <port>');
  process.exit(2);
}
if (!(await develop(resolve(folder), Number(port), (taken) => console.log(`serving ${taken}`))))
  process.exit(1);
