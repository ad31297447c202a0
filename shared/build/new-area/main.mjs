#!/usr/bin/env node
/** `pnpm create @mosaico/area <name> [folder]`: a repository for a new area, in a folder of its name. */
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRepository } from './create-repository.mjs';

const [name = '', folder = `mf-${name}`, ...others] = process.argv.slice(2);
if (!name || name.startsWith('-') || others.length > 0) {
  console.error('usage: pnpm create @mosaico/area <name> [folder], e.g. raffles');
  process.exit(2);
}
try {
  const target = resolve(folder);
  createRepository(join(dirname(fileURLToPath(import.meta.url)), '..'), target, name);
  console.log(`Created ${relative('', target) || '.'}, with one screen at /${name}. In it:`);
  console.log('  npm install');
  console.log('  npm test, npm run types, npm run build');
  console.log('  npm run dev        the area inside a site, built at every change');
  console.log('  npm run release    publishes it');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
