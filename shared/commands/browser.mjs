import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './processes.mjs';
import { ROOT, projectEnv, projectNode } from './setup.mjs';
import { CommandError, step } from './terminal.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A browser for the tests: `MOSAICO_CHROMIUM`, else Playwright's own, else an installed Chromium or Chrome, else Playwright's
 * own is downloaded.
 *
 * @returns {Promise<string>} path of its program
 * @throws CommandError when there is none and none can be downloaded
 */
export async function findBrowser() {
  const named = process.env.MOSAICO_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new CommandError(`MOSAICO_CHROMIUM names ${named}, which does not exist`);
  }
  const own = playwrightBrowser();
  const found = [own, ...INSTALLED].find((file) => existsSync(file));
  if (found) return found;
  await step('Downloading a browser', download);
  return own;
}

/** Chromium without the parts that draw windows: a third less work for the same page, but it keeps no page for "back". */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/** @returns {string} path of the program for all that needs no whole browser; `browser` itself where there is no other */
export function withoutWindows(browser) {
  return browser === INSTALLED[0] && existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : browser;
}

function playwrightBrowser() {
  const require = createRequire(path.join(ROOT, 'e2e/package.json'));
  return require('playwright').chromium.executablePath();
}

async function download() {
  const cli = path.join(ROOT, 'e2e/node_modules/playwright/cli.js');
  await run(projectNode(), [cli, 'install', 'chromium'], {
    cwd: ROOT,
    env: projectEnv(),
    quiet: true,
    title: 'The download',
  }).catch((error) => {
    throw new CommandError(
      `There is no browser for the tests, and none could be downloaded. Install Chromium (Debian: apt-get install chromium) ` +
        `or name one with MOSAICO_CHROMIUM.\n${error.message}`,
    );
  });
}
