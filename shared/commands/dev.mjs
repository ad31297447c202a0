/**
 * `pnpm dev games`: the whole site, with one area built from its sources at every change. An open tab takes each new
 * build in place of the old one, without a reload; a page that is loaded has the first screen that this build draws, and what is wrong with
 * that is said here. The other parts are as `npm start` would run them.
 *
 * `pnpm dev games --site play.example [--to https://releases.example] [--hours 4]`: the builds inside a site that runs elsewhere, in a browser of this machine.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beginLocalPreview } from '../build/dev/local-preview.ts';
import { firstScreenFault } from '../build/dev/first-screen-faults.mjs';
import { areaNameOf, releasedFolders } from '../build/workspace.mjs';
import { followLines } from './follow-lines.ts';
import {
  ensureHome,
  ensureInstalled,
  ensurePortFree,
  freePort,
  projectEnv,
  projectNode,
  ROOT,
  sayWhere,
} from './setup.mjs';
import { buildAll, releaseAll, startSite } from './site.mjs';
import { CommandError, elapsed, runCommand, say, step } from './terminal.mjs';

await runCommand(async () => {
  const folder = areaFolder(process.argv[2]);
  const area = areaNameOf(folder);
  sayWhere(`dev ${area}`);
  const elsewhere = process.argv.slice(3);
  if (elsewhere.length > 0) return await showElsewhere(folder, area, elsewhere);
  const port = Number(process.env.PORT ?? 4000);
  await ensurePortFree(port);
  const home = ensureHome();
  await ensureInstalled();
  await step('Building the shell and the areas', buildAll);
  await step('Checking the releases', () => releaseAll(home));

  const devPort = await freePort();
  const builder = await step(`Building ${area} for development`, () => startBuilder(folder, devPort));
  const overrides = JSON.stringify({ [area]: `http://localhost:${devPort}/` });
  const env = { MOSAICO_DEV_OVERRIDES: overrides, NODE_ENV: 'development' };
  const site = await step('Starting database, API and edge', () => startSite({ home, port, env })).catch(
    async (error) => {
      builder.kill();
      throw error;
    },
  );

  const endFollowing = followLines(path.join(home, 'logs/edge.log'), (line) => {
    const fault = firstScreenFault(line, area);
    if (fault) say(`  ${area}: ${fault}`);
  });

  const stop = async () => {
    endFollowing();
    builder.kill();
    await site.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(0)));
  say(`Mosaico is ready: ${site.origin}   (in ${elapsed()})`);
  say(
    `  Changes under ${folder}/src appear in the open tab. Changes of the shell need a new start. Ctrl+C stops it.`,
  );

  const reason = await Promise.race([site.ended, builder.ended]);
  await stop();
  throw new CommandError(reason);
});

/** Shows the builds inside a site that runs elsewhere, until this command ends. */
async function showElsewhere(folder, area, rest) {
  await ensureInstalled();
  const port = await freePort();
  const builder = await step(`Building ${area} for development`, () => startBuilder(folder, port));
  const command = ['edge/src/cli/main.ts'];
  const options = { command, cwd: ROOT, env: { ...process.env, ...projectEnv() }, area, port, rest };
  let preview;
  try {
    preview = beginLocalPreview(options);
  } catch (error) {
    builder.kill();
    throw new CommandError(error.message);
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      builder.kill();
      preview.end();
      process.exit(0);
    });
  say(`Open this in a browser of this machine: ${preview.address}`);
  say(`  Changes under ${folder}/src appear in the open tab. Ctrl+C ends it.`);
  const reason = await builder.ended;
  preview.end();
  throw new CommandError(reason);
}

/** Starts the builder and waits for its first build. Its lines are shown; it ends with this command. */
function startBuilder(folder, port) {
  const child = spawn(projectNode(), ['shared/build/dev-area.mjs', folder, String(port)], {
    cwd: ROOT,
    env: { ...process.env, ...projectEnv() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', () => resolve(`The builder of ${folder} ended`)));
  const kill = () => child.kill('SIGTERM');
  return new Promise((resolve, reject) => {
    void ended.then((reason) => reject(new CommandError(reason)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('serving ')) resolve({ ended, kill });
      else say(`  ${line}`);
    });
  });
}

function areaFolder(name = '') {
  const areas = releasedFolders().filter((folder) => folder !== 'shell');
  const folder = areas.find((candidate) => candidate === name || areaNameOf(candidate) === name);
  if (!folder) throw new CommandError(`usage: pnpm dev <${areas.map(areaNameOf).join('|')}>`);
  return folder;
}
