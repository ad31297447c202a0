/** Builds one package into `<package>/dist/<version>/`: `node shared/build/build-area.mjs mf-games`. */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from './release/build-package.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [dir] = positionals;
if (!dir || positionals.length > 1) {
  console.error('usage: node shared/build/build-area.mjs <package folder>');
  process.exit(2);
}

const startedAt = Date.now();
try {
  const { version, isNew } = await buildPackage(resolve(dir), new Date());
  const took = isNew ? `built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s` : 'already built';
  console.log(`${basename(resolve(dir))} ${version}: ${took}`);
} catch (error) {
  console.error(
    `${basename(resolve(dir))}: not built\n${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
