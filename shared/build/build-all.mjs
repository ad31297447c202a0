/**
 * `pnpm build [package folder ...]`: builds what is not built yet, two at a time, each in a process of its own: the shell,
 * every area, and the packages that build themselves, unless some are named.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { SHARED_ROOT, WORKSPACE_ROOT } from './paths.ts';
import { isBuilt } from './release/is-built.ts';
import { releaseVersion } from './version/release-version.ts';
import { releasedFolders, selfBuiltFolders } from './workspace.mjs';

const AT_ONCE = 2;

const named = process.argv.slice(2).map((name) => name.replace(/\/$/, ''));
const [released, selfBuilt] = [releasedFolders(), selfBuiltFolders()];
const all = [...released, ...selfBuilt];
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no package ${unknown.join(', ')}; there are ${all.join(', ')}`);
  process.exit(2);
}
const waiting = all.filter((name) => (named.length === 0 || named.includes(name)) && !saysItIsBuilt(name));

/** Versions are asked for here, in one process: a build of nothing is then over within a second. */
function saysItIsBuilt(name) {
  if (!released.includes(name)) return false;
  try {
    const dir = join(WORKSPACE_ROOT, name);
    const version = releaseVersion(dir);
    if (!isBuilt(dir, version)) return false;
    console.log(`${name} ${version}: already built`);
    return true;
  } catch {
    // The build says what is wrong with the sources, and the other packages are built all the same.
    return false;
  }
}

function build(name) {
  const dir = join(WORKSPACE_ROOT, name);
  const [args, cwd] = released.includes(name)
    ? [[join(SHARED_ROOT, 'build/build-area.mjs'), dir], WORKSPACE_ROOT]
    : [['--run', 'build'], dir];
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd, stdio: 'inherit' }).on('close', (code) => resolve(code === 0));
  });
}

async function buildInTurn() {
  let allBuilt = true;
  for (let name = waiting.shift(); name; name = waiting.shift()) allBuilt = (await build(name)) && allBuilt;
  return allBuilt;
}

const results = await Promise.all(Array.from({ length: AT_ONCE }, buildInTurn));
process.exitCode = results.every(Boolean) ? 0 : 1;
