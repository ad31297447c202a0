/**
 * `pnpm build [package folder ...]`: builds what is not built yet, two at a time, each in a process of its own; the shell and
 * every area and the games of the sandbox, unless some are named.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_ROOT, WORKSPACE_ROOT } from './paths.ts';

const AT_ONCE = 2;
/** Has a build of its own and no releases: the API serves it. */
const GAMES = 'api/sandbox-games';

const named = process.argv.slice(2).map((name) => name.replace(/\/$/, ''));
const packages = readdirSync(WORKSPACE_ROOT)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .filter((name) => existsSync(join(WORKSPACE_ROOT, name, 'webpack.config.cjs')))
  .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b))
  .concat(GAMES);
const unknown = named.filter((name) => !packages.includes(name));
if (unknown.length > 0) {
  console.error(`There is no package ${unknown.join(', ')}; there are ${packages.join(', ')}`);
  process.exit(2);
}
const waiting = packages.filter((name) => named.length === 0 || named.includes(name));

function build(name) {
  const command =
    name === GAMES
      ? [join(WORKSPACE_ROOT, GAMES, 'build/main.ts')]
      : [join(SHARED_ROOT, 'build/build-area.mjs'), join(WORKSPACE_ROOT, name)];
  return new Promise((resolve) => {
    spawn(process.execPath, command, { stdio: 'inherit' }).on('close', (code) => resolve(code === 0));
  });
}

async function buildInTurn() {
  let allBuilt = true;
  for (let name = waiting.shift(); name; name = waiting.shift()) allBuilt = (await build(name)) && allBuilt;
  return allBuilt;
}

const results = await Promise.all(Array.from({ length: AT_ONCE }, buildInTurn));
process.exitCode = results.every(Boolean) ? 0 : 1;
