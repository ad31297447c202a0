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
    const env = { RATE_LIMIT_FACTOR: '1000', CATALOGUE_TITLES: values.titles };
    const site = await step(`Starting database, API and edge, with ${values.titles} titles`, async () =>
      startSite({ home, port: await freePort(), env }),
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
