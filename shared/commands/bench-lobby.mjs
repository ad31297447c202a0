/**
 * pnpm bench:lobby [--titles 1000] [--cpu 4] [--repeats 3]: how the lobby scrolls through a catalogue of so many titles on a phone, on a
 * site of its own. See CONTRIBUTING.md.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, withoutWindows } from './browser.mjs';
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, freePort, projectEnv, projectNode } from './setup.mjs';
import { buildAll, releaseAll, startSite } from './site.mjs';
import { elapsed, runCommand, say, step } from './terminal.mjs';

const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '1000' },
    cpu: { type: 'string', default: '4' },
    repeats: { type: 'string', default: '3' },
  },
});

await runCommand(async () => {
  await ensureInstalled();
  const browser = await findBrowser();
  await step('Building the shell and the areas', buildAll);
  const home = mkdtempSync(path.join(tmpdir(), 'mosaico-lobby-'));
  mkdirSync(path.join(home, 'logs'));
  try {
    await step('Releasing into a new registry', () => releaseAll(home));
    await step(`Filling a catalogue with ${values.titles} titles`, () => fill(home));
    const site = await step('Starting database, API and edge', async () =>
      startSite({ home, port: await freePort(), env: { RATE_LIMIT_FACTOR: '1000' } }),
    );
    try {
      await measure(site.origin, withoutWindows(browser));
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  say(`\nFinished in ${elapsed()}`);
});

/** A first start makes the database with its sites. The titles are put there while nobody else has it. */
async function fill(home) {
  const site = await startSite({ home, port: await freePort() });
  await site.stop();
  await run(projectNode(), ['api/bench/games/fill.ts', values.titles], {
    cwd: ROOT,
    env: { ...projectEnv(), DATA_DIR: path.join(home, 'data') },
    quiet: true,
    title: 'Filling the catalogue',
  });
}

function measure(origin, browser) {
  return run(projectNode(), ['e2e/bench/lobby.ts'], {
    cwd: ROOT,
    env: {
      ...projectEnv(),
      LOBBY_ORIGIN: origin,
      LOBBY_BROWSER: browser,
      LOBBY_TITLES: values.titles,
      LOBBY_CPU: values.cpu,
      LOBBY_REPEATS: values.repeats,
    },
    title: 'The measurement',
  });
}
